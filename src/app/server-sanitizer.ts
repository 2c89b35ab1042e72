import { site } from 'virtual:site';
import { mediaOriginsOf } from '../core/media-origins.ts';
import { createServerSanitizer } from './create-server-sanitizer.ts';

/** The sanitiser of the server, for pages and for feeds; what it has cleaned once it remembers. */
export const sanitize = createServerSanitizer({ pictureOrigins: mediaOriginsOf(site) });
