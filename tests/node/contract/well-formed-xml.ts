/** An element of a document: its name, attributes and text, entities still as they are written. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|[^<]+/gy;
const TEXT = /^(?:[^<&]|&(?:amp|lt|gt|quot|apos);)*$/;
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/**
 * Reads a document as strictly as any reader of XML 1.0 would, as far as reports need it.
 *
 * @throws {Error} where it is not well formed
 */
export function readXml(text: string): XmlElement {
  if (!ALLOWED.test(text)) throw new Error('a character that XML cannot hold');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (let end = 0; end < text.length; ) {
    TOKEN.lastIndex = end;
    const match = TOKEN.exec(text);
    if (match === null) throw new Error(`no XML: ${text.slice(end, end + 60)}`);
    const [token, closes, name, attributes = '', isEmpty] = match;
    end = TOKEN.lastIndex;
    if (name === undefined) readText(open.at(-1) ?? root, token);
    else if (closes === '/') closeElement(open, name);
    else openElement(open, { name, attributes, isEmpty: isEmpty === '/' });
  }
  const [document] = root.children;
  if (open.length !== 1 || document === undefined) throw new Error('an element is not closed');
  return document;
}

/** All elements of a name, at any depth. */
export function findElements(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findElements(child, name),
  ]);
}

function readText(parent: XmlElement, token: string): void {
  if (token.startsWith('<?')) return;
  if (!TEXT.test(token)) throw new Error(`an entity that is none: ${token}`);
  parent.text += token;
}

function closeElement(open: XmlElement[], name: string): void {
  if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
}

function openElement(
  open: XmlElement[],
  { name, attributes, isEmpty }: { name: string; attributes: string; isEmpty: boolean },
): void {
  const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
  for (const [, , value = ''] of pairs) {
    if (!TEXT.test(value)) throw new Error(`an entity that is none: ${value}`);
  }
  const element: XmlElement = {
    name,
    attributes: Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value])),
    children: [],
    text: '',
  };
  open.at(-1)?.children.push(element);
  if (!isEmpty) open.push(element);
}
