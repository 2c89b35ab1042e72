import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { refuseWrongOptions } from '../../../src/node/cli/refuse-wrong-options.ts';
import { UsageError } from '../../../src/node/command-line/index.ts';

const runner = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

describe('options of Playwright', { timeout: 60_000 }, () => {
  test.each([
    [['--wrongoption'], "unknown option '--wrongoption'"],
    [['--grpe', 'home'], "unknown option '--grpe'; did you mean --grep?"],
    [['--trace=none'], "option '--trace <mode>' argument 'none' is invalid"],
    [['home', '--workers'], "option '-j, --workers <workers>' argument missing"],
    [['--shard', '5'], '--shard "5", expected format is "current/all"'],
  ])('that are wrong are refused before anything is made: %j', (options, words) => {
    const call = () => refuseWrongOptions(runner, options);
    expect(call).toThrow(UsageError);
    expect(call).toThrow(words);
  });

  test.each([
    [['--grep', 'shows every item', '--workers=1', '--list']],
    [['home', '-x']],
    [['home']],
    [['--config', 'own.config.ts']],
  ])('that are right are left to it: %j', (options) => {
    expect(() => refuseWrongOptions(runner, options)).not.toThrow();
  });
});
