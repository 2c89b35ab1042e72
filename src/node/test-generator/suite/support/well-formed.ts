import { expect } from '@playwright/test';

// Programs that read XML refuse a whole document for one sign; what is read here by expressions would hide it.

/** A comment, a declaration, a tag with its attributes, or text. */
const PARTS =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w.:-]+)((?:\s+[\w.:-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g;
const ATTRIBUTE = /([\w.:-]+)="([^"]*)"/g;
/** A sign that begins no entity that every document has, or one that XML has no place for. */
const REFUSED =
  /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)|(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/u;

/** Expects that a text is XML as programs read it, and that its root element is of a namespace. */
export function expectWellFormed(text: string, namespace: string, where: string): void {
  const open: string[] = [];
  const names = new Set(['xml', 'xmlns']);
  const faults: string[] = [];
  let root: string | undefined;
  for (const [part, closes, name, list = '', isEmpty] of text.trim().matchAll(PARTS)) {
    const signs = part.startsWith('<!') ? null : REFUSED.exec(part);
    if (signs !== null) faults.push(`"${part.slice(signs.index, signs.index + 20)}"`);
    if (part === '<') faults.push('a "<" that begins no tag');
    if (name === undefined) {
      if (open.length === 0 && !part.startsWith('<') && part.trim() !== '')
        faults.push(`"${part.slice(0, 20)}" outside of the root`);
      continue;
    }
    if (closes === '/') {
      if (open.pop() !== name) faults.push(`</${name}> that closes another element`);
      continue;
    }
    const attributes = [...list.matchAll(ATTRIBUTE)].map(([, own = '', value = '']) => [
      own,
      value,
    ]);
    const own = attributes.map(([attribute = '']) => attribute);
    if (new Set(own).size < own.length) faults.push(`<${name}> with an attribute twice`);
    for (const attribute of own)
      if (attribute.startsWith('xmlns:')) names.add(attribute.slice('xmlns:'.length));
    for (const one of [name, ...own]) {
      const [prefix = '', local] = one.split(':');
      if (local !== undefined && !names.has(prefix)) faults.push(`"${prefix}:" is not declared`);
    }
    if (open.length === 0) {
      if (root !== undefined) faults.push(`a second root <${name}>`);
      root = Object.fromEntries(attributes).xmlns ?? '';
    }
    if (isEmpty !== '/') open.push(name);
  }
  if (open.length > 0) faults.push(`<${open.join('> <')}> without an end`);
  expect([...new Set(faults)].slice(0, 5), `${where} can be read`).toEqual([]);
  expect(root, `the namespace of ${where}`).toBe(namespace);
}
