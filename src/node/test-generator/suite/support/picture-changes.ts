import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { escapeHtml, htmlPage } from './report-page.ts';

/** A picture that is another one than before. */
interface ChangedPicture {
  readonly name: string;
  readonly project: string;
  /** The test that took it, as Playwright takes it in a command. */
  readonly test: string;
  /** Files of the report, by what they show. */
  readonly files: ReadonlyMap<string, string>;
}

/** What Playwright attaches of a picture that differs, in the order in which it is looked at. */
const KINDS = ['expected', 'actual', 'diff'];
const CAPTIONS = ['before', 'now', 'what differs'];

/**
 * Puts pictures that differ from those of an earlier run on a page to look through,
 * `report/gallery/changes.html`: before, now and what differs, and the command that takes on those that
 * are meant so.
 */
class PictureChanges implements Reporter {
  private root = '';
  private readonly changed: ChangedPicture[] = [];

  onBegin(config: FullConfig): void {
    this.root = path.dirname(config.configFile ?? '.');
    rmSync(path.join(this.root, FOLDER, 'changes'), { recursive: true, force: true });
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const { file, line } = test.location;
    const found = Map.groupBy(
      attachments.flatMap(({ name, path: from }) => {
        const [, picture, kind] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
        return picture && kind && from ? [{ picture, kind, from }] : [];
      }),
      ({ picture }) => picture,
    );
    for (const [name, pictures] of found) {
      // One that is taken for the first time is attached, too.
      if (!pictures.some(({ kind }) => kind === 'diff')) continue;
      const files = new Map(
        pictures.map(({ kind, from }) => [kind, this.keep(`${name}-${project}-${kind}`, from)]),
      );
      const place = path.relative(this.root, file).split(path.sep).join('/');
      this.changed.push({ name, project, test: `${place}:${line}`, files });
    }
  }

  onEnd(): void {
    if (process.env.COMPARE === undefined) return;
    mkdirSync(path.join(this.root, FOLDER), { recursive: true });
    writeFileSync(path.join(this.root, FOLDER, 'changes.html'), printChanges(this.changed));
  }

  private keep(name: string, from: string): string {
    const file = `changes/${name.replace(/[^a-z0-9-]+/gi, '-')}.png`;
    mkdirSync(path.join(this.root, FOLDER, 'changes'), { recursive: true });
    copyFileSync(from, path.join(this.root, FOLDER, file));
    return file;
  }
}

const FOLDER = 'report/gallery';

function printChanges(changed: readonly ChangedPicture[]): string {
  const rows = changed
    .toSorted((a, b) => (a.name + a.project < b.name + b.project ? -1 : 1))
    .map(({ name, project, test, files }) => {
      const pictures = KINDS.map((kind, index) => {
        const file = files.get(kind);
        const image =
          file === undefined
            ? 'none'
            : `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${CAPTIONS[index]}"></a>`;
        return `<td>${image}`;
      });
      const data = `data-test="${escapeHtml(test)}" data-project="${escapeHtml(project)}"`;
      return `<tr><td><label><input type="checkbox" ${data}> ${escapeHtml(name)}<br>${escapeHtml(project)}</label><br><small>${escapeHtml(test)}</small>${pictures.join('')}`;
    });
  if (rows.length === 0) return htmlPage('Changed pictures', '<p>No picture is another one.</p>');
  const head = `<tr><th>Picture${CAPTIONS.map((caption) => `<th>${caption}`).join('')}</tr>`;
  return htmlPage(
    'Changed pictures',
    `<p>Tick those that are meant to look as they do now, and run the command below the table.
<style>td img { width: 100%; min-width: 200px; border: 1px solid #ccc }</style>
<table>${head}${rows.join('')}</table>
<pre id="command"></pre>
<script>${PRINT_COMMAND}</script>`,
  );
}

/** Runs in the page: prints a command for each project that has ticked pictures. */
const PRINT_COMMAND = `
  const boxes = [...document.querySelectorAll('input')];
  const print = () => {
    const tests = new Map();
    for (const { checked, dataset } of boxes) {
      if (checked) tests.set(dataset.project, new Set([...(tests.get(dataset.project) ?? []), dataset.test]));
    }
    document.getElementById('command').textContent = [...tests]
      .map(([project, own]) => 'COMPARE=1 npx playwright test ' + [...own].join(' ') + ' --project ' + project + ' --update-snapshots=changed')
      .join('\\n');
  };
  for (const box of boxes) box.addEventListener('change', print);
`;

// Playwright takes a reporter from a file's default export.
// biome-ignore lint/style/noDefaultExport: see above
export default PictureChanges;
