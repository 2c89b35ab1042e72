import type { RenderedPage } from '../../../core/server-entry.ts';
import type { Representation } from '../../http/index.ts';

/** What a request for a page is answered with. */
export type PageAnswer =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly lacks: RenderedPage['lacks'];
      readonly representation: Representation;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };
