import { site } from 'virtual:site';
import { mediaOriginsOf } from '../core/media-origins.ts';
import { createBrowserSanitizer } from './create-browser-sanitizer.ts';

/** The browser's sanitiser, in a chunk of its own: first pages come cleaned from the server. */
export const sanitize = createBrowserSanitizer({ pictureOrigins: mediaOriginsOf(site) });
