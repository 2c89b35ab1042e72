import { isRecord } from '../../src/core/mapping/read-path.ts';
import { makePhoto } from '../node/media/make-pictures.ts';
import { addLanguages, addTranslated, openToAll } from './directus-tables.ts';
import type { Directus } from './start-directus.ts';

/** What Directus calls the languages of the site. */
const LANGUAGES = ['fr-FR', 'en-US'] as const;
const TITLE = { field: 'title', type: 'string' };
const BODY = { field: 'body', type: 'text' };
/** More than two pages of the site's lists. */
const RECORDS = 23;
const EXHIBITIONS = 6;
const COLORS = ['#6b4f3a', '#3a5a6b', '#5a6b3a', '#6b3a52'];

/** Gives a Directus the records and exhibitions that `tests/sites/archive` shows. */
export async function seedArchive({ call, upload }: Directus): Promise<void> {
  await addLanguages(call, LANGUAGES);
  const covers = await Promise.all(
    COLORS.map(async (color, index) => {
      const photo = await makePhoto({ width: 900, height: 600, color });
      return idOf(await upload(`cover-${index + 1}.jpg`, 'image/jpeg', photo));
    }),
  );
  const coverOf = (id: number) => covers[id % covers.length];

  await addTranslated(
    call,
    'records',
    [
      { field: 'reference', type: 'string' },
      { field: 'dated', type: 'date' },
    ],
    [TITLE, { field: 'summary', type: 'text' }, BODY],
  );
  await call(
    'POST',
    '/items/records',
    numbers(RECORDS).map((id) => ({
      id,
      reference: `FI ${100 + id}`,
      dated: `18${String(30 + id)}-0${(id % 9) + 1}-15`,
      cover: coverOf(id),
      translations: translated({
        'fr-FR': {
          title: `Plan de la commune ${id}`,
          summary: `Levé à la plume, feuille ${id}.`,
          body: `<p>Le plan montre la commune ${id} et ses chemins.</p>`,
        },
        'en-US': {
          title: `Plan of commune ${id}`,
          summary: `Pen and ink, sheet ${id}.`,
          body: `<p>The plan shows commune ${id} and its roads.</p>`,
        },
      }),
    })),
  );

  await addTranslated(call, 'exhibitions', [{ field: 'opens', type: 'date' }], [TITLE, BODY]);
  await call(
    'POST',
    '/items/exhibitions',
    numbers(EXHIBITIONS).map((id) => ({
      id,
      opens: `20${20 + id}-03-0${id}`,
      cover: coverOf(id),
      translations: translated({
        'fr-FR': {
          title: `Cartes et chemins ${id}`,
          body: `<p>La salle ${id} réunit cartes, plans et récits.</p>`,
        },
        'en-US': {
          title: `Maps and roads ${id}`,
          body: `<p>Room ${id} brings maps, plans and accounts together.</p>`,
        },
      }),
    })),
  );
  const tables = ['records', 'exhibitions'].flatMap((name) => [name, `${name}_translations`]);
  await openToAll(call, ['languages', 'directus_files', ...tables]);
}

function translated(words: Readonly<Record<(typeof LANGUAGES)[number], object>>): object[] {
  return LANGUAGES.map((code) => ({ languages_code: code, ...words[code] }));
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function idOf(answer: unknown): string {
  const data = isRecord(answer) ? answer.data : undefined;
  if (isRecord(data) && typeof data.id === 'string') return data.id;
  throw new Error(`Directus has kept no file: ${JSON.stringify(answer)}`);
}
