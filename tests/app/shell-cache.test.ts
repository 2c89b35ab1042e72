import { describe, expect, test } from 'vitest';
import { createShellCache } from '../../src/app/shell-cache.ts';
import { readInfrastructure } from '../../src/core/routing/infrastructure.ts';

const MEDIA = { base: '', origins: [] };

const shellOf = (copyRightNo: string) => ({
  navigation: [],
  infrastructure: readInfrastructure({ copyRightNo }, MEDIA),
});

describe('the kept shell', () => {
  test('serves further requests for two seconds', () => {
    let now = 0;
    const shells = createShellCache(() => now);
    const first = shellOf('first');
    expect(shells.keep('en', first)).toBe(first);
    expect(shells.read('en')).toBe(first);
    expect(shells.read('zh')).toEqual({});
    now = 1999;
    expect(shells.read('en')).toBe(first);
    now = 2000;
    expect(shells.read('en')).toEqual({});
    const second = shellOf('second');
    expect(shells.keep('en', second)).toBe(second);
    expect(shells.read('en')).toBe(second);
  });

  test('is handed back for parts that are its own, and for no others', () => {
    const shells = createShellCache(() => 0);
    const kept = shells.keep('en', shellOf('kept'));
    expect(shells.keep('en', { ...kept })).toBe(kept);
    const other = { ...kept, infrastructure: readInfrastructure({ copyRightNo: 'other' }, MEDIA) };
    expect(shells.keep('en', other)).toBe(other);
    expect(shells.read('en')).toBe(kept);
  });

  test('makes room for a whole one where a part of it could not be had', () => {
    const shells = createShellCache(() => 0);
    const part = { navigation: [] };
    expect(shells.keep('en', part)).toBe(part);
    const whole = shells.keep('en', shellOf('whole'));
    expect(shells.read('en')).toBe(whole);
  });
});
