import type { Page } from '@playwright/test';

/** The fonts of the reader's system, not of the site's, in which elements are shown. */
export async function readSystemFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  if (nodeIds.length === 0) throw new Error(`The page shows no ${selector}`);
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) families.add(familyName);
  }
  await session.detach();
  return [...families];
}
