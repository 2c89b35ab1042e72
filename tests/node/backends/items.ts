/** The language of an item, by its code in the site. */
export type Code = 'zh' | 'en';

export interface Item {
  readonly id: number;
  readonly language: Code;
  /** HTML. */
  readonly body: string;
}

/** More than two pages of twenty. */
export const COUNT = 45;

/** The items in a language. */
export function itemsIn(language: Code): Item[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const words = language === 'zh' ? '正文' : 'The text of';
    return { id: index + 1, language, body: `<p>${words} ${index + 1}</p>` };
  });
}

export function titleOf({ id, language }: Item): string {
  return language === 'zh' ? `第 ${id} 则消息` : `Item & ${id}`;
}

export function dayOf({ id }: Item): string {
  return `2026-03-${String((id % 28) + 1).padStart(2, '0')}`;
}
