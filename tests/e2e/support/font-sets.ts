import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** The fonts that a reader's system has, as fontconfig is told of them. */
export interface FontSet {
  readonly name: string;
  /** npm packages that hold them; undefined for those of this machine. */
  readonly packages: readonly string[] | undefined;
  /** How outlines are fitted to pixels, on which it depends whether widths are whole pixels. */
  readonly hinting?: 'hintslight' | 'hintfull';
}

const LATIN = '@expo-google-fonts/eb-garamond';
const HAN = '@expo-google-fonts/noto-serif-sc';

/** None of the families goes by a name that a theme gives. */
export const FONT_SETS: readonly FontSet[] = [
  { name: 'of this machine', packages: undefined },
  { name: 'none', packages: [], hinting: 'hintfull' },
  { name: 'Latin alone', packages: [LATIN], hinting: 'hintslight' },
  { name: 'Han alone', packages: [HAN], hinting: 'hintslight' },
  { name: 'Han and Latin, in whole pixels', packages: [HAN, LATIN], hinting: 'hintfull' },
];

/** The environment in which a browser has a set's fonts, and how to put it away. */
export async function installFonts({ packages, hinting }: FontSet): Promise<{
  readonly env: Record<string, string>;
  readonly remove: () => Promise<void>;
}> {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  if (packages === undefined) return { env, remove: async () => undefined };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fonts-'));
  const file = path.join(folder, 'fonts.conf');
  const require = createRequire(import.meta.url);
  const folders = packages.map((name) => path.dirname(require.resolve(`${name}/package.json`)));
  await writeFile(file, printConfiguration(folders, path.join(folder, 'cache'), hinting));
  const remove = () => rm(folder, { recursive: true, force: true });
  return { env: { ...env, FONTCONFIG_FILE: file }, remove };
}

function printConfiguration(
  folders: readonly string[],
  cache: string,
  hinting: FontSet['hinting'] = 'hintslight',
): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${cache}</cachedir>
<match target="font"><edit name="hintstyle" mode="assign"><const>${hinting}</const></edit></match>
</fontconfig>
`;
}
