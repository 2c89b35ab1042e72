import sharp from 'sharp';
import { ROUTES, urlAt } from './support/site-routes.ts';
import { expect, mostlyIn, test } from './support/test.ts';

mostlyIn('zh', () => {
  test('every page names a picture to be shared by, which is there', async ({
    request,
    baseURL,
  }) => {
    const pictures = new Set<string>();
    for (const { route } of ROUTES) {
      const html = await (await request.get(await urlAt(route, baseURL))).text();
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
      expect(picture, route).toMatch(/^https?:/);
      pictures.add(picture ?? '');
    }
    // Details are shared by their own pictures.
    expect(pictures.size).toBeGreaterThan(5);
    for (const picture of pictures) {
      const response = await request.get(new URL(picture).pathname);
      expect(response.status(), picture).toBe(200);
      expect(response.headers()['content-type'], picture).toMatch(/^image\//);
    }
  });
});

test('a detail is shared by the picture of its item', async ({ request, api }) => {
  const [first] = await api<{ id: string; photo: string }[]>('/collection/ferns');
  if (first === undefined) throw new Error('There are no ferns');
  const html = await (await request.get(`/plants/fern/${first.id}`)).text();
  expect(html).toContain(encodeURI(first.photo));
});

test('the site can stand on a home screen', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const href = /rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const response = await request.get(href);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: WebManifest = await response.json();
  expect(manifest.name).not.toBe('');
  expect((await request.get(manifest.start_url)).status()).toBe(200);
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
  }
});

test('the browser tab has an icon, and so has a home screen without a manifest', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  for (const [rel, type] of [
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
  ]) {
    const href = new RegExp(`rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? '';
    const response = await request.get(href);
    expect(response.status(), rel).toBe(200);
    expect(response.headers()['content-type'], rel).toBe(type);
  }
});

interface WebManifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}
