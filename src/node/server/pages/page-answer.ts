import type { RenderedPage } from '../../../core/server-entry.ts';
import type { Representation } from '../../http/index.ts';
import type { PrintedDocument } from './document.ts';

/** What a request for a page is answered with; a file is answered like a page. */
export type PageAnswer =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly lacks: RenderedPage['lacks'];
      readonly representation: Representation;
      /** Where the parts of a page of the site are in it. */
      readonly parts?: DocumentParts;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** Where the parts of a document are. */
export type DocumentParts = Pick<PrintedDocument, 'tags' | 'markupAt' | 'markupEnd'>;

/** A page of the site, in a document. */
export type PageOfSite = Extract<PageAnswer, { kind: 'page' }> & { readonly parts: DocumentParts };
