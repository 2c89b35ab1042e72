import { expect, test } from 'vitest';
import { parseArguments, UsageError } from '../../../src/node/command-line/index.ts';

const USAGE = 'colophon tidy [site] [options]\n\nA long text.';

function parse(args: readonly string[]) {
  return parseArguments(USAGE, {
    args: [...args],
    options: { format: { type: 'string' }, fix: { type: 'boolean' } },
  });
}

test.each([
  [['--fromat', 'x'], 'there is no option --fromat; did you mean "--format"?'],
  [['--fix', '-q'], 'there is no option -q; known: "--format", "--fix"'],
  [['--fix', 'rooms'], '"rooms" is an argument too many'],
  [['--format'], "Option '--format <value>' argument missing"],
  [['--format', '--fix'], "Option '--format' argument is ambiguous"],
])('%j is answered by a line, and who tells more', (args, line) => {
  expect(() => parse(args)).toThrow(
    new UsageError(`${line}\ncolophon tidy --help lists the options`),
  );
});

test('what npm runs has its help behind two hyphens', () => {
  const call = () =>
    parseArguments('npm run tidy [-- --only <folder>]', { args: ['--x'], options: {} });
  expect(call).toThrow('npm run tidy -- --help lists the options');
});
