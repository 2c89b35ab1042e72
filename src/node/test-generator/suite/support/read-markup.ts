import { expect } from '@playwright/test';

// What can be said of a server's HTML without a browser that reads it.

/** A script element with data, as parsers end it: at the first thing that looks like its end. */
const DATA = /<script\b[^>]*type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script[\s/>]/gi;
/** What is no part of a page's own main element; its search form is none of an answer's. */
const OF_THE_PAGE = /<search\b[\s\S]*?<\/search>/gi;
const FOREIGN = /<(?:script|iframe|form|input|style|object)\b[^>]*>/gi;
const ACTIVE = /<[a-z][^>]*\s(?:on[a-z]+|srcdoc)\s*=[^>]*>/gi;
const FOREIGN_URL =
  /<[a-z][^>]*\s(?:href|src|action)="\s*(?:javascript:|data:|[^"]*\belsewhere\.invalid)[^>]*>/gi;

/** Expects that what a page sends along for its scripts can be read, and holds nothing that ends it or begins another. */
export function expectWholeData(html: string, path: string): void {
  for (const [, data = ''] of html.matchAll(DATA)) {
    expect(isJson(data), `${path} sends whole data along`).toBe(true);
    expect(data, path).not.toMatch(/<(?:!--|\/?script)/i);
  }
}

/** The tags of a page's main element that no rich text of an answer may bring there. */
export function findHostileIn(html: string): readonly string[] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const shown = main.replace(OF_THE_PAGE, '');
  const unquoted = shown.replace(/="[^"]*"/g, '=""');
  return [
    ...(shown.match(FOREIGN) ?? []),
    ...(unquoted.match(ACTIVE) ?? []),
    ...(shown.match(FOREIGN_URL) ?? []),
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
