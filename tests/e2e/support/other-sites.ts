import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningServer, spawnServer } from '../../bench/spawn-server.ts';
import { runWell } from './grown-site.ts';
import { makeGardenCopy, PROJECT } from './project-copy.ts';
import { test as base } from './test.ts';

const FACE = 'node_modules/@expo-google-fonts/noto-naskh-arabic/400Regular';
const ENGLISH = { code: 'en', tag: 'en', label: 'English' } as const;
const ARABIC = { code: 'ar', tag: 'ar', label: 'العربية' } as const;
/** Words for all that is said in Arabic; what they say counts for nothing here. */
const PHRASES = [
  'معهد البحيرة للدراسات العليا',
  'الباحثون الزائرون',
  'الحياة الأكاديمية',
  'محاضرة عن الخرائط القديمة',
  'أخبار المعهد',
  'مكتبة التل',
  'حلقة نقاش في التاريخ',
  'عن المعهد',
];

/** Makes another site of a copy of the garden’s. */
export type Remake = (root: string) => void;

/** What was made of a copy of the garden’s site, built and served. */
export function testOf(remake: Remake) {
  return base.extend<object, { readonly server: RunningServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
      async ({}, use) => {
        const project = makeGardenCopy();
        try {
          remake(project.root);
          await runWell(project, 'build');
          const server = await spawnServer(project.root, '', PROJECT);
          await use(server);
          await server.stop();
        } finally {
          project.remove();
        }
      },
      { scope: 'worker', timeout: 400_000 },
    ],
    baseURL: async ({ server }, use) => use(server.origin),
  });
}

/** One language, and as little as a site can say: no navigation, search, footer, mark or web fonts. */
export function speakEnglishAlone(root: string): void {
  rewrite(root, 'site', ({ header: _header, footer: _footer, fonts: _fonts, ...site }) => ({
    ...site,
    languages: [ENGLISH],
    unsupportedBrowser: undefined,
  }));
  // Their pages are those that a navigation names.
  for (const section of ['permits', 'preview']) {
    rmSync(path.join(root, 'manifests', section), { recursive: true });
  }
  translate(root, (english) => ({ en: english }));
}

/** Arabic before English, in a face of the site's own, with a footer that no API fills. */
export function speakArabic(root: string): void {
  mkdirSync(path.join(root, 'fonts'));
  const face = path.join(root, FACE, 'NotoNaskhArabic_400Regular.ttf');
  copyFileSync(face, path.join(root, 'fonts/naskh.ttf'));
  rewrite(root, 'site', ({ header, fonts, ...site }) => ({
    ...site,
    languages: [ARABIC, { ...ENGLISH, dates: 'en-GB' }],
    header: { ...Object(header), names: [{ lang: 'ar', text: inArabic('') }, NAME] },
    footer: FOOTER,
    unsupportedBrowser: undefined,
    fonts: [
      ...Object.values(Object(fonts)).filter((font) => Object(font).script === 'latin'),
      { family: 'Site Arabic', file: './fonts/naskh.ttf', weight: 400, script: 'arabic' },
    ],
  }));
  rewrite(root, 'theme', (theme) => ({
    ...theme,
    font: { ...Object(theme.font), 'text-latin': '"Site Latin", "Site Arabic", serif' },
  }));
  translate(root, (english) => ({ ar: inArabic(english), en: english }));
}

const NAME = { lang: 'en', text: 'Garden by the Lake' };
const FOOTER = {
  contact: [
    { address: { zh: '', en: '1 Lake Road\nHilltown' } },
    { label: { zh: '', en: 'Library' }, phone: '+86 555 6613 0255' },
    { email: 'office@lake.example' },
  ],
  social: {
    heading: 'footer.followUs',
    links: [
      { network: 'mastodon', href: 'https://social.example/@lake' },
      { network: 'wechat', label: 'footer.code', picture: '/media/code.svg' },
    ],
  },
  columns: [
    {
      heading: 'footer.friendLinks',
      links: [
        { text: 'footer.city', href: 'https://www.lake.example' },
        { text: 'menu.reports', href: '/garden/reports' },
      ],
    },
  ],
  legal: [{ text: { zh: '', en: '© Garden by the Lake' } }],
};

/** Words in Arabic for English ones; values go where they went before. */
export function inArabic(english: string): string {
  const sum = [...english].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const values = english.match(/\{\{\w+\}\}/g) ?? [];
  return [PHRASES[sum % PHRASES.length], ...values].join(' ');
}

type Manifest = Readonly<Record<string, unknown>>;

function rewrite(root: string, name: string, change: (manifest: Manifest) => Manifest): void {
  const file = path.join(root, `manifests/${name}.json`);
  writeJson(file, change(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Says everything in other languages than the garden does: manifests, texts and content. */
function translate(root: string, say: (english: string) => Readonly<Record<string, string>>): void {
  const manifests = path.join(root, 'manifests');
  const texts = path.join(manifests, 'texts/en.json');
  const words: unknown = JSON.parse(readFileSync(texts, 'utf8'));
  for (const code of ['zh', ...Object.keys(say(''))]) {
    const file = path.join(manifests, `texts/${code}.json`);
    if (code === 'zh') rmSync(file);
    else
      writeJson(
        file,
        sayAll(words, (english) => say(english)[code] ?? english),
      );
  }
  for (const name of readdirSync(manifests, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(manifests, name);
    if (!name.endsWith('.json') || name.startsWith('texts')) continue;
    writeJson(file, retell(JSON.parse(readFileSync(file, 'utf8')), say));
  }
  const content = path.join(root, 'content');
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(content, name);
    if (name.endsWith('.zh.md')) rmSync(file);
    if (!name.endsWith('.en.md')) continue;
    const text = readFileSync(file, 'utf8');
    for (const code of Object.keys(say('')).filter((other) => other !== 'en')) {
      const said = text.replace(/^(name: |title: |)(\p{L}.{11,})$/gmu, (line, start, own) =>
        start === '' && /^\w+:/.test(line) ? line : start + (say(own)[code] ?? own),
      );
      writeFileSync(file.replace(/\.en\.md$/, `.${code}.md`), said);
    }
  }
}

/** Every text that a manifest holds itself, in other languages. */
function retell(value: unknown, say: (english: string) => object): unknown {
  if (Array.isArray(value)) return value.map((entry) => retell(entry, say));
  if (typeof value !== 'object' || value === null) return value;
  if ('zh' in value && 'en' in value) return say(String(value.en));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, retell(entry, say)]));
}

function sayAll(value: unknown, say: (english: string) => string): unknown {
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, entry]) => {
      if (key === '$schema') return [key, entry];
      return [key, typeof entry === 'string' ? say(entry) : sayAll(entry, say)];
    }),
  );
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
