import type { FooterListModel } from '../manifest/footer-model.ts';

/** Two lists may be made of one field, by other fields of its objects. */
export function listKey({ field, text, href }: FooterListModel): string {
  return [field, text, href].join(' ');
}
