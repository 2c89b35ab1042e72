import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Picture {
  readonly title: string;
  readonly project: string;
  readonly file: string;
}

/** Collects the pictures that tests keep on one page, `report/gallery/index.html`. */
class Gallery implements Reporter {
  private folder = '';
  private hasRun = false;
  private readonly pictures: Picture[] = [];

  onBegin(config: FullConfig): void {
    this.folder = path.join(path.dirname(config.configFile ?? '.'), 'report/gallery');
    mkdirSync(this.folder, { recursive: true });
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    this.hasRun = true;
    const project = test.parent.project()?.name ?? '';
    for (const { name, body } of attachments) {
      if (!name.startsWith(PREFIX) || body === undefined) continue;
      const title = name.slice(PREFIX.length);
      const file = `${`${title}-${project}`.replace(/[^a-z0-9-]+/gi, '-')}.png`;
      writeFileSync(path.join(this.folder, file), body);
      this.pictures.push({ title, project, file });
    }
  }

  onEnd(): void {
    // What only lists cases leaves the report of the last run.
    if (!this.hasRun) return;
    const figures = this.pictures
      .toSorted((a, b) => (a.file < b.file ? -1 : 1))
      .map(
        ({ title, project, file }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${title}<br>${project}</figcaption></figure>`,
      );
    writeFileSync(path.join(this.folder, 'index.html'), `${HEAD}${figures.join('\n')}\n`);
  }
}

const PREFIX = 'gallery: ';

const HEAD = `<!doctype html>
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 24px; font: 14px/1.4 sans-serif; margin: 24px; align-items: start }
  figure { margin: 0 }
  img { width: 100%; border: 1px solid #ccc }
</style>
`;

// Playwright takes a reporter from a file's default export.
// biome-ignore lint/style/noDefaultExport: see above
export default Gallery;
