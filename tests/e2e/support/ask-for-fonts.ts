import type { Page } from '@playwright/test';
import { IDS } from '../../../src/core/document-names.ts';
import { escapeHtml } from '../../../src/core/escape-html.ts';
import { FURTHER_FONTS, type FurtherFonts } from '../../../src/core/subset-faces.ts';

const META = new RegExp(`<meta name="${FURTHER_FONTS}" content="([^"]*)">`);
const SHEET = new RegExp(`<script type="text/plain" id="${IDS.pageFonts}">.*?</script>`, 's');

/**
 * Lets pages ask for the stylesheet of their first screen, as where the server is still making it when it sends
 * the page.
 */
export async function askForFonts(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const [meta = '', content = ''] = META.exec(html) ?? [];
    if (!SHEET.test(html)) throw new Error('The page brings no fonts along');
    const text = content.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const further: FurtherFonts = { ...JSON.parse(text), isInline: false };
    const href = escapeHtml(further.first);
    const elements = [
      `<meta name="${FURTHER_FONTS}" content="${escapeHtml(JSON.stringify(further))}">`,
      `<link rel="preload" as="style" href="${href}" data-faces>`,
    ];
    const body = html.replace(meta, elements.join('')).replace(SHEET, '');
    return route.fulfill({ response, body });
  });
}
