import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The places that the page asks the development server to open an editor at; none is opened. */
export async function watchEditor(page: Page): Promise<readonly string[]> {
  const opened: string[] = [];
  await page.route(
    ({ pathname }) => pathname === '/__open-in-editor',
    async (route) => {
      opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
      await route.fulfill({ status: 200 });
    },
  );
  return opened;
}

/** Where a part of a file begins, which stands there once: line and column, counted from 1. */
export function placeIn(root: string, file: string, part: string): string {
  const [before = '', ...rest] = readFileSync(path.join(root, file), 'utf8').split(part);
  expect(rest, `${part} in ${file}`).toHaveLength(1);
  const lines = before.split('\n');
  return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}
