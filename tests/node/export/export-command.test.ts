import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../e2e/support/project-copy.ts';
import { runCommand } from '../../run-command.ts';

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject();
});

afterAll(() => project.remove());

// Each case starts processes of its own.
test.each([
  [
    'a site that is not built',
    [],
    1,
    'The site was not exported. The site is not built; run npx colophon build',
  ],
  ['an origin with a path', ['--origin', 'https://example.org/a'], 2, 'has to be an origin'],
  ['an option that it has not', ['--to', 'x'], 2, 'there is no option --to'],
])(
  'the export command refuses %s in words, and writes nothing',
  { timeout: 60_000 },
  async (_, args, status, words) => {
    const ended = await runCommand(project.root, process.execPath, [
      'src/node/cli/colophon.ts',
      'export',
      ...args,
    ]);
    expect(ended.status).toBe(status);
    expect(ended.stderr).toContain(words);
    expect(ended.stderr).not.toContain('    at ');
    expect(project.compareFiles()).toEqual({ added: [], altered: [] });
  },
);
