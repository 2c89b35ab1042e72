import type { Printer, ViewSteps } from '../../src/node/test-generator/renderer-expectations.ts';

/** The slots of a block that shows what another server has. */
interface Slots {
  readonly url: { readonly template: string };
  readonly page: { readonly field: string; readonly template?: string };
  readonly title: { readonly field: string };
}

/** What stands in the place of what another server shows: the button that says whose, and its page. */
export function expectAsked({ url, page, title }: Slots, print: Printer, picture?: string): string {
  const shown = `fillUrl(${print.quote(url.template)}, item)`;
  const to =
    page.template === undefined
      ? print.field(page.field)
      : `fillUrl(${print.quote(page.template)}, item)`;
  const host = `{ host: ${print.quote(new URL(url.template).host)} }`;
  const parts = [
    ...(picture === undefined ? [] : [`...${picture}`]),
    `...text(site.word('ui.askHost', ${host}))`,
    `...button(site.word('ui.askHost', ${host}))`,
    `...link(${print.field(title.field)}, ${to}, true)`,
    `...text(site.word('ui.untilAsked', ${host}))`,
  ];
  const isThere = [shown, to, print.field(title.field)].map((value) => `plain(${value}) !== ''`);
  return `${isThere.join(' && ')} ? [${parts.join(', ')}] : []`;
}

/** Nobody else is asked before the button is pressed; then the browser's policy lets it in. */
export function askedLines({ url }: Slots, view: ViewSteps): readonly string[] {
  const { print } = view;
  const shown = `fillUrl(${print.quote(url.template)}, item)`;
  const { host, origin } = new URL(url.template);
  return [
    ...view.find([`${shown} !== ''`], 'No item has what another server shows.'),
    'const asked: string[] = [];',
    `await page.route(${print.quote(`${origin}/**`)}, (route) => {`,
    '  asked.push(route.request().url());',
    "  return route.fulfill({ contentType: 'text/html', body: '<title>Theirs</title><p>Theirs</p>' });",
    '});',
    ...view.reach,
    `const button = part.getByRole('button', { name: site.word('ui.askHost', { host: ${print.quote(host)} }) }).first();`,
    'await expect(button).toBeVisible();',
    "expect(await part.locator('iframe').count()).toBe(0);",
    'expect(asked).toEqual([]);',
    'await button.click();',
    `await expect(part.locator('iframe')).toHaveAttribute('src', ${shown});`,
    'await expect.poll(() => asked.length).toBeGreaterThan(0);',
    "await expect(part.frameLocator('iframe').getByText('Theirs')).toBeVisible();",
    '// Who comes from a page that shows nothing of it, is asked again by no second button.',
    "await site.visit('/');",
    `await site.goTo(${view.url});`,
    'await button.click();',
    "await expect(part.frameLocator('iframe').getByText('Theirs')).toBeVisible();",
    "await expect(part.locator('iframe')).toBeFocused();",
    "await expect(part.locator('iframe')).toHaveAttribute('referrerpolicy', 'no-referrer');",
    '// Once is not for ever.',
    'asked.length = 0;',
    `await site.visit(${view.url});`,
    'await expect(button).toBeVisible();',
    "expect(await part.locator('iframe').count()).toBe(0);",
    'expect(asked).toEqual([]);',
  ];
}
