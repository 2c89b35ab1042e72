import { IDS, MAIN_ID } from '../../../core/document-names.ts';
import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import {
  INTRODUCTION_VIEW,
  SIBLINGS_VIEW,
  SINGLE_VIEW,
  TITLES_VIEW,
} from '../../../core/routing/views.ts';
import { createFinding, type Finding, withFix } from '../findings/finding.ts';
import { partsOfFrame } from '../normal/frame-panes.ts';
import type { Validated, ValidatedManifests } from '../read/validated-manifests.ts';
import type { Shapes } from '../schema/shapes.ts';
import { findMeant, suggest } from '../text/suggest.ts';

/** Names that a page uses and others define: content, overrides, menu codes, tabs. */
export function checkNames(
  { pages, sections }: ValidatedManifests,
  overrides: readonly string[],
  shapes: Shapes,
): Finding[] {
  return [
    ...pages.flatMap((page) => checkContent(page, overrides)),
    ...checkMenuCodes([...sections, ...pages]),
    ...pages.flatMap((page) => checkViewNames(page, shapes)),
  ];
}

function checkContent(
  { value, file }: Validated<PageManifest>,
  overrides: readonly string[],
): Finding[] {
  const { view, frame, markdown, override } = value;
  if (override !== undefined && !overrides.includes(override)) {
    const place = file.placeOf(['override']);
    const message = `unknown override "${override}"${suggest(override, overrides)}`;
    const finding = createFinding('M209', place, message);
    return [withFix(finding, file.rangeOf(['override']), findMeant(override, overrides))];
  }
  const shown = Object.entries({ view, frame, markdown }).filter(([, part]) => part !== undefined);
  const [, second] = shown.map(([name]) => name);
  if (second !== undefined) {
    const message =
      markdown === undefined
        ? 'a page has "view" or "frame", not both; remove one'
        : 'a page has one of "view", "frame" and "markdown"; remove the others';
    return [createFinding('M202', file.placeOfKey([second]), message)];
  }
  return shown.length === 0 && override === undefined
    ? [
        createFinding(
          'M202',
          file.placeOf([]),
          'the page shows nothing; add "view", "frame", "markdown" or "override"',
        ),
      ]
    : [];
}

function checkMenuCodes(
  entries: readonly Pick<Validated<Pick<PageManifest, 'menu'>>, 'value' | 'file'>[],
): Finding[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ value, file }) => {
    const code = value.menu?.code;
    if (code === undefined) return [];
    const owner = owners.get(code);
    if (owner === undefined) owners.set(code, file.file);
    return owner === undefined
      ? []
      : [
          {
            ...createFinding(
              'M210',
              file.placeOf(['menu', 'code']),
              `the menu code "${code}" is taken by ${owner}; choose another`,
            ),
            related: [owner],
          },
        ];
  });
}

function checkViewNames({ value, file }: Validated<PageManifest>, shapes: Shapes): Finding[] {
  const { frame, related = [] } = value;
  const { titles, panes } = partsOfFrame(frame);
  const areParts = frame !== undefined && shapes.frames.get(frame.type)?.showsParts === true;
  const before = [
    ...(titles === undefined ? [] : [TITLES_VIEW]),
    ...(related.length === 0 ? [] : [SINGLE_VIEW, SIBLINGS_VIEW]),
    ...(related.length === 0 && !areParts
      ? []
      : [INTRODUCTION_VIEW, MAIN_ID, ...Object.values(IDS)]),
  ];
  const named = [
    ...panes.map(({ pane: { id }, path }) => ({ id, path })),
    ...related.map(({ id }, index) => ({ id, path: ['related', index] })),
  ];
  const taken = [...before, ...named.map(({ id }) => id)];
  return named.flatMap(({ id, path }, index) =>
    taken.indexOf(id) === index + before.length
      ? []
      : [
          createFinding(
            'M214',
            file.placeOf([...path, 'id']),
            `"${id}" is there already; choose another id`,
          ),
        ],
  );
}
