import path from 'node:path';
import { readTexts } from '../../e2e/support/texts.ts';

/** The texts of the institute's site. */
export const { siteName, textOf } = readTexts(
  path.resolve(import.meta.dirname, '../../../manifests'),
);
