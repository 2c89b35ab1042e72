import {
  type CompiledSite,
  createFinding,
  type Finding,
  type PlacedView,
  placedViews,
  type ValidatedManifests,
} from '../compiler/index.ts';
import { type ContentFile, contentPath } from '../content/index.ts';
import { answeringEndpoint } from './answering-files.ts';
import { fieldPlace, type PlacedContent } from './content-place.ts';

/** The fields of which a page makes the titles of some items: each has a title where one of them is filled. */
interface Titles {
  readonly route: string;
  readonly fields: readonly string[];
  readonly files: readonly ContentFile[];
}

/** Items without a title: their pages have no heading, and links to them no words. */
export function checkTitles(
  content: PlacedContent,
  { shapes }: CompiledSite,
  { pages }: ValidatedManifests,
): Finding[] {
  const broken = new Set(content.problems.flatMap(({ file, leftOut }) => (leftOut ? [file] : [])));
  const found = new Map<string, Finding>();
  const known = new Set<string>();
  for (const { value } of pages) {
    for (const view of placedViews(value, shapes)) {
      const fields = titleFields(view);
      // What an earlier page has said of the same items is all.
      const asked = JSON.stringify([view.source, fields]);
      if (fields.length === 0 || known.has(asked)) continue;
      known.add(asked);
      const titles = { route: value.route, fields, files: filesOf(view, content) };
      for (const file of findUntitled(titles)) {
        if (broken.has(file.file) || found.has(file.file)) continue;
        found.set(file.file, report(content, file, titles));
      }
    }
  }
  return [...found.values()];
}

/** The fields that fill the slot `title` of a layout, or of its items. */
function titleFields({ fields }: PlacedView): string[] {
  return fields
    .filter(({ path }) =>
      /^(?:.*\/)?layout\/(?:item\/)?title(?:\/field)?(?:\/\d+)?$/.test(path.join('/')),
    )
    .map(({ value }) => value)
    .filter((value) => /^\w+$/.test(value));
}

/** The files of the items that a view shows; none where it shows some of a folder's alone. */
function filesOf({ source }: PlacedView, content: PlacedContent): ContentFile[] {
  const { files, api } = content;
  if (source.api !== api || Object.keys(source.query ?? {}).length > 0) return [];
  const { endpoint, item } = answeringEndpoint(content, source.endpoint) ?? {};
  if (item !== undefined) return files.filter((file) => contentPath(file) === item);
  const answer = endpoint?.answer;
  switch (answer?.kind) {
    case 'object':
      return files.filter((file) => contentPath(file) === answer.file);
    case 'item':
      return files.filter(({ folder }) => folder === answer.folder);
    case 'list':
    case 'page': {
      const { folder, where } = answer.source;
      return where.length > 0 ? [] : files.filter((file) => file.folder === folder);
    }
    default:
      return [];
  }
}

/**
 * Files whose title is left empty, and those of items that have none in any language where most have one.
 * What one language alone lacks is said there.
 */
function findUntitled({ fields, files }: Titles): ContentFile[] {
  const items = [...Map.groupBy(files, contentPath).values()];
  const isTitled = ({ item }: ContentFile) =>
    fields.some((name) => isFilled(item.fields.get(name)));
  const titled = items.filter((item) => item.some(isTitled));
  const isUsual = 2 * titled.length >= items.length;
  return items.flatMap((item) =>
    item.filter((file) => {
      if (isTitled(file)) return false;
      return isWritten(file, fields) || (isUsual && !item.some(isTitled));
    }),
  );
}

/** Whether a file has one of the fields, if only to leave it empty. */
function isWritten({ item, emptyFields }: ContentFile, fields: readonly string[]): boolean {
  return fields.some((name) => item.fields.has(name) || emptyFields.includes(name));
}

function isFilled(value: unknown): boolean {
  return value !== undefined && String(value).trim() !== '';
}

function report(content: PlacedContent, file: ContentFile, { route, fields }: Titles): Finding {
  const field = fields.find((name) => isWritten(file, [name])) ?? fields[0] ?? '';
  const is = isWritten(file, [field]) ? 'empty' : 'missing';
  const message = `"${field}" is ${is}, and it is the item’s title on ${route}; write "${field}: …" with a few words`;
  return createFinding('M414', fieldPlace(content, file, field), message);
}
