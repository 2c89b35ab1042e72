import { describe, expect, test } from 'vitest';
import { summarise } from '../../../src/core/discovery/summary-text.ts';

describe('a summary', () => {
  test('of a short text is the text, its spaces set right', () => {
    expect(summarise('  The lake\n in   autumn. ')).toBe('The lake in autumn.');
  });

  test('has no space where markup stood inside a sentence', () => {
    expect(summarise('He edits Remapping , and reads 《 重绘 》 and 《 Maps 》。')).toBe(
      'He edits Remapping, and reads 《重绘》 and 《Maps》。',
    );
  });

  test('keeps the wide space that a Chinese writer has put', () => {
    expect(summarise('第一期\u3000图 与边')).toBe('第一期\u3000图与边');
  });

  test('ends at the end of a word, without its comma', () => {
    const text = `${'word '.repeat(30)}another, wordwordword and more`;
    expect(summarise(text)).toBe(`${'word '.repeat(30)}another…`);
  });

  test('ends in an ellipsis alone where it is cut after a sentence', () => {
    const text = `${'word '.repeat(30)}end. wordwordword and more`;
    expect(summarise(text)).toBe(`${'word '.repeat(30)}end…`);
  });

  test('of Chinese has half as many characters, and ends at a comma where there is one', () => {
    const text = `${'湖'.repeat(70)}，${'山'.repeat(70)}`;
    expect(summarise(text)).toBe(`${'湖'.repeat(70)}…`);
  });

  test('of one long word is cut where it is full', () => {
    expect([...summarise('湖'.repeat(200))]).toHaveLength(80);
  });

  test('is cut within a word that is longer than half of it', () => {
    const half = 'a'.repeat(80);
    expect(summarise(`a ${'b'.repeat(200)}`)).toBe(`a ${'b'.repeat(157)}…`);
    expect(summarise(`${half} ${'b'.repeat(200)}`)).toBe(`${half} ${'b'.repeat(78)}…`);
    expect(summarise(`${half}a ${'b'.repeat(200)}`)).toBe(`${half}a…`);
  });

  test('is whole where it just fits', () => {
    for (const text of ['a'.repeat(160), '湖'.repeat(80), `${'湖'.repeat(79)}ab`]) {
      expect(summarise(text)).toBe(text);
      expect(summarise(`${text}b`)).toMatch(/…$/);
    }
  });

  test('halves no character', () => {
    expect(summarise('𠮷'.repeat(200)).isWellFormed()).toBe(true);
  });
});
