import type { APIRequestContext } from '@playwright/test';

/** The language of a page as the server sends it, to a reader with what cookies there are. */
export async function languageOf(request: APIRequestContext, path: string): Promise<string> {
  return readLanguage(await (await request.get(path)).text());
}

function readLanguage(html: string): string {
  return /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
}
