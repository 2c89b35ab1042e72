import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createServerSanitizer } from '../../src/app/create-server-sanitizer.ts';
import { isRecord } from '../../src/core/mapping/read-path.ts';
import { SERVED_GARDEN } from '../garden/make-garden.ts';
import { findHarm } from './audit.ts';
import type { Payload } from './collection.ts';

const CLIENT = path.join(SERVED_GARDEN, 'dist/client');

/** Of a payload, what each sanitiser lets a browser show: its elements, read by that browser. */
export interface Comparison extends Payload {
  readonly server: string;
  readonly browser: string;
  /** What of either could act by itself. */
  readonly harm: readonly string[];
}

/** Cleans payloads by the server's sanitiser and, in a page of the garden, by the browser's. */
export async function compareSanitisers(
  page: Page,
  payloads: readonly Payload[],
): Promise<Comparison[]> {
  const sanitize = createServerSanitizer({ pictureOrigins: [] });
  const pairs = payloads.map(({ text }) => ({ text, server: sanitize(text) }));
  await page.addScriptTag({ content: findHarm.toString() });
  const shown = await page.evaluate(compareInPage, { pairs, chunk: findChunk() });
  return payloads.flatMap((payload, index) => {
    const result = shown[index];
    return result === undefined ? [] : [{ ...payload, ...result }];
  });
}

/** Runs in the page. */
async function compareInPage(input: {
  readonly pairs: readonly { readonly text: string; readonly server: string }[];
  readonly chunk: string;
}) {
  const { sanitize } = (await import(input.chunk)) as { sanitize: (html: string) => string };
  const read = (html: string) => {
    const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
    body.normalize();
    for (const element of body.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return { html: body.innerHTML, harm: findHarm(body) };
  };
  return input.pairs.map((pair) => {
    const [server, browser] = [read(pair.server), read(sanitize(pair.text))];
    return { server: server.html, browser: browser.html, harm: [...server.harm, ...browser.harm] };
  });
}

/** The browser's sanitiser as the site was built with it. */
function findChunk(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'),
  );
  const chunk = isRecord(manifest) ? manifest['src/app/browser-sanitizer.ts'] : undefined;
  if (!isRecord(chunk) || typeof chunk.file !== 'string') {
    throw new Error('The build of the garden has no browser-sanitizer');
  }
  return `/${chunk.file}`;
}
