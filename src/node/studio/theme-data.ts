import { isRecord, readPath } from '../../core/mapping/read-path.ts';
import type { StudioTheme } from '../../core/studio/data.ts';
import { contrastsOf } from '../compiler/index.ts';
import type { EditedSite } from './edited-site.ts';

const FILE = 'manifests/theme.json';

/** What the contrasts are of, by the colour of the words. */
const USES: Readonly<Record<string, string>> = {
  ink: 'Text',
  'ink-quiet': 'Quiet text',
  accent: 'Links and buttons',
};

/** The theme's colours, and the contrasts that they come to. */
export function readTheme({ site, revision }: EditedSite): StudioTheme {
  const entry = site.reader.read().entries.find(({ kind }) => kind === 'theme');
  const written = readPath(entry?.manifest.value, 'color');
  const color = Object.fromEntries(
    Object.entries(isRecord(written) ? written : {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
  return {
    revision,
    file: FILE,
    colors: Object.entries(color).map(([name, value]) => ({ name, path: ['color', name], value })),
    contrasts: contrastsOf({ color }).map((contrast) => ({
      ...contrast,
      of: `${USES[contrast.text] ?? contrast.text} on ${contrast.background}`,
    })),
  };
}
