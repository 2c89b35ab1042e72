import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Takes folders of the engine's renderers away in a copy of the project, and holds that its types and
// the linter find nothing else that needed them: `npm run test:folders -- layouts/grid blocks/email`.

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Between them nearly all: what is left of each kind has to make a union of two. */
const SETS: readonly (readonly string[])[] = [
  [
    ...[
      'agenda',
      'alternating',
      'card-list',
      'carousel',
      'detail',
      'grid',
      'link-list',
      'publications',
      'table',
      'timeline',
    ].map(ofLayouts),
    ...['attachments', 'email', 'links', 'phone', 'rich-text'].map((name) => `blocks/${name}`),
    ...[
      'date',
      'date-range',
      'date-time',
      'link',
      'local-date',
      'long-date',
      'money',
      'rich-text',
    ].map((name) => `formats/${name}`),
    'frames/tabs',
  ],
  [
    ...['accordion', 'masonry'].map(ofLayouts),
    ...['image', 'text'].map((name) => `blocks/${name}`),
    ...['long-date-time', 'names', 'number', 'orcid', 'phone', 'plain-text'].map(
      (name) => `formats/${name}`,
    ),
    'frames/split',
    'overrides/coming-soon',
  ],
];

function ofLayouts(name: string): string {
  return `layouts/${name}`;
}

/** Whether everything holds without some folders; what does not is printed. */
function holdsWithout(folders: readonly string[]): boolean {
  const copy = mkdtempSync(path.join(tmpdir(), 'without-'));
  try {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT });
    for (const file of listed.toString().split('\n').filter(Boolean)) {
      cpSync(path.join(ROOT, file), path.join(copy, file));
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    for (const folder of folders) rmSync(path.join(copy, 'renderers', folder), { recursive: true });
    // The copy is no repository, whose ignored files the linter would know.
    const lint = ['exec', '--', 'biome', 'ci', '--error-on-warnings', '--vcs-enabled=false', '.'];
    return [['run', '-s', 'generate'], ['run', '-s', 'types'], lint].every(
      (command) => spawnSync('npm', command, { cwd: copy, stdio: 'inherit' }).status === 0,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const given = process.argv.slice(2);
for (const folders of given.length > 0 ? [given] : SETS) {
  console.log(`without ${folders.join(', ')}`);
  if (!holdsWithout(folders)) process.exitCode = 1;
}
