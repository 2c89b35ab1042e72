import { type RunningServer, spawnServer } from '../../bench/spawn-server.ts';
import { type Changes, makeGardenCopy, PROJECT, type ProjectCopy } from './project-copy.ts';
import { test as base, expect } from './test.ts';
import type { Language } from './texts.ts';

export interface NewPage {
  readonly route: string;
  /** The page that it is like. */
  readonly like: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** The code of the menu group that it stands in. */
  readonly group: string;
  readonly endpoint: string;
}

export const NEW_PAGES: readonly NewPage[] = [
  {
    route: '/plants/palms',
    like: '/plants/shrubs',
    titles: { zh: '棕榈', en: 'Palms' },
    group: 'plants',
    endpoint: '/collection/palms',
  },
  {
    route: '/programme/workshops',
    like: '/programme/courses',
    titles: { zh: '工作坊', en: 'Workshops' },
    group: 'programme',
    endpoint: '/workshops',
  },
];

/** The garden with the new pages. */
interface GrownProject extends ProjectCopy {
  /** What adding the pages has changed. */
  readonly changes: Changes;
}

/** What a maintainer has who added pages by commands alone. */
interface GrownSite {
  readonly project: GrownProject;
  /** Its site, built and served. */
  readonly server: RunningServer;
}

/** Milliseconds enough to add the pages and to build, beside the tests of another worker. */
const PREPARATION = { scope: 'worker', timeout: 400_000 } as const;

export const test = base.extend<object, GrownSite>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const project = makeGardenCopy();
      try {
        for (const page of NEW_PAGES) await addPage(project, page);
        const changes = project.compareFiles();
        await use({ ...project, changes });
      } finally {
        project.remove();
      }
    },
    PREPARATION,
  ],

  server: [
    async ({ project }, use) => {
      await runWell(project, 'build');
      const server = await spawnServer(project.root, '', PROJECT);
      await use(server);
      await server.stop();
    },
    PREPARATION,
  ],

  baseURL: async ({ server }, use) => use(server.origin),
});

async function addPage(project: ProjectCopy, { route, like, titles }: NewPage): Promise<void> {
  const given = Object.entries(titles).flatMap(([code, title]) => ['--title', `${code}=${title}`]);
  await runWell(project, 'new', route.slice(1), '--like', like.slice(1), ...given);
}

/** Runs a script that has to succeed. */
export async function runWell(
  project: ProjectCopy,
  script: string,
  ...args: string[]
): Promise<void> {
  const { status, stdout, stderr } = await project.run(script, ...args);
  expect(status, `npm run ${script}\n${stdout}${stderr}`).toBe(0);
}
