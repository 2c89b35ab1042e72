import { memoize, type PlacedView } from '../compiler/index.ts';
import {
  type ContentFile,
  contentPath,
  createPathFinder,
  type DescribedEndpoint,
  sourcesOf,
} from '../content/index.ts';
import type { PlacedContent } from './content-place.ts';

/** The file of an object, or the folder of an item; a file may be both by its path alone. */
export function ruleKeyOf({ rules }: Pick<PlacedContent, 'rules'>, file: ContentFile): string {
  const path = contentPath(file);
  return rules.objects.has(path) ? path : `${file.folder}/`;
}

/** Whether an answer holds what a part of the content has. */
export function answersOf({ answer }: DescribedEndpoint, part: string): boolean {
  return (
    (answer.kind === 'object' && answer.file === part) ||
    (answer.kind === 'item' && `${answer.folder}/` === part) ||
    sourcesOf(answer).some(({ folder }) => `${folder}/` === part)
  );
}

/** What a view's answer is made of, in every language; nothing where a part of it is taken. */
export function filesOf(
  content: PlacedContent,
  { source, markdown }: PlacedView,
): readonly ContentFile[] {
  if (markdown !== undefined || source.items !== undefined || source.api !== content.api) return [];
  const answering = answeringEndpoint(content, source.endpoint);
  if (answering === undefined) return [];
  const { endpoint, item } = answering;
  return [...filesByPart(content)]
    .flatMap(([part, files]) => (answersOf(endpoint, part) ? files : []))
    .filter((file) => item === undefined || contentPath(file) === item);
}

/** The described call that answers an endpoint, and the path of the item's files where that names one. */
export function answeringEndpoint(
  { model }: Pick<PlacedContent, 'model'>,
  asked: string,
): { readonly endpoint: DescribedEndpoint; readonly item: string | undefined } | undefined {
  const { find, byPath } = knownPaths(model);
  const found = find(asked);
  const endpoint = found && byPath.get(found.path);
  return endpoint && { endpoint, item: found.isNamed ? asked.slice(1) : undefined };
}

/** What finds the calls of an API by what pages ask. */
const knownPaths = memoize(({ endpoints }: PlacedContent['model']) => ({
  find: createPathFinder(endpoints.map(({ path }) => path)),
  byPath: new Map(endpoints.map((endpoint) => [endpoint.path, endpoint])),
}));

/** The file of each object, and the files of each folder of items. */
const filesByPart = memoize((content: PlacedContent) =>
  Map.groupBy(content.files, (file) => ruleKeyOf(content, file)),
);
