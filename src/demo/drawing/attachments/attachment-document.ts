/** The languages of the site. */
export type Language = 'zh' | 'en';

/** A part of a document: a heading, a paragraph, or a list. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'items'; items: readonly string[] };

/** A short document, to be set as PDF, Word or plain text. */
export type Document = {
  language: Language;
  title: string;
  subtitle: string;
  blocks: readonly Block[];
};

/** The texts that become files, under the files' names without language and ending. */
export type Documents = Readonly<
  Record<
    | 'abstracts'
    | 'application-form'
    | 'call-for-papers'
    | 'curriculum-vitae'
    | 'guide'
    | 'programme'
    | 'publications'
    | 'reading-list',
    Document
  >
>;

/** A heading. */
export function heading(text: string): Block {
  return { kind: 'heading', text };
}

/** A paragraph. */
export function text(words: string): Block {
  return { kind: 'text', text: words };
}

/** A list. */
export function items(...list: string[]): Block {
  return { kind: 'items', items: list };
}

/** Sets a document as plain text. */
export function toPlainText(document: Document): string {
  const bullet = document.language === 'zh' ? '・' : '- ';
  const blocks = document.blocks.map((block) => {
    if (block.kind === 'items') return block.items.map((item) => `${bullet}${item}`).join('\n');
    return block.kind === 'heading' ? `## ${block.text}` : block.text;
  });
  return `${[`# ${document.title}`, document.subtitle, ...blocks].join('\n\n')}\n`;
}
