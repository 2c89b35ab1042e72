import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = import.meta.dirname;

interface Row {
  readonly section: string;
  readonly rule: string;
  readonly heldBy: string;
}

const ROWS = readFileSync(path.join(FOLDER, 'specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*(§|-)/.test(line))
  .map((line): Row => {
    const [section = '', rule = '', heldBy = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { section, rule, heldBy };
  });

describe('the table of the specification', () => {
  test('has rows for each of its five sections', () => {
    const sections = new Set(ROWS.map(({ section }) => section));
    expect(sections).toEqual(new Set(['2', '4', '5', '8', '9']));
    expect(ROWS.length).toBeGreaterThanOrEqual(50);
  });

  test.each(ROWS)('§ $section: $rule', ({ rule, heldBy }) => {
    expect(rule).not.toBe('');
    const [file = '', title = ''] = heldBy.split(' › ');
    const source = path.join(FOLDER, file);
    expect(existsSync(source), `${file} is there`).toBe(true);
    expect(title).not.toBe('');
    expect(titlesOf(readFileSync(source, 'utf8'))).toContain(title);
  });
});

/** The titles of a file's tests, in the words of its source. */
function titlesOf(source: string): string {
  const titles = /\b(?:test|describe|it)[\w.]*(?:\([^()]*\))?\(\s*(['"`])(.*?)\1/gs;
  return [...source.matchAll(titles)].map(([, , title]) => title).join('\n');
}
