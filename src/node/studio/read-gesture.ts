import { isRecord } from '../../core/mapping/read-path.ts';
import type { NewPage, StudioGestures } from '../../core/studio/gestures.ts';
import type { StudioGesture } from '../../core/studio/studio-api.ts';
import {
  type Asked,
  readBase,
  readFlag,
  readNames,
  readText,
  readTitles,
  refuse,
} from './read-asked.ts';

type Beside = Pick<StudioGesture, 'base' | 'merge' | 'dryRun'>;
type ReadGesture = (asked: Asked, beside: Beside) => StudioGesture;

/** How each gesture is read: its arguments are anything until then. */
const GESTURES: Readonly<Record<keyof StudioGestures, ReadGesture>> = {
  'add-page': gestureOf('add-page', readNewPage),
  'add-section': gestureOf('add-section', ({ route, titles }) => ({
    route: readText(route, 'route'),
    titles: readTitles(titles),
  })),
  'add-language': gestureOf('add-language', ({ code, label, tag, from }) => ({
    code: readText(code, 'code'),
    label: readText(label, 'label'),
    ...(tag !== undefined && { tag: readText(tag, 'tag') }),
    from: readText(from, 'from'),
  })),
  'remove-language': gestureOf('remove-language', ({ code, ...more }) => ({
    code: readText(code, 'code'),
    ...readForce(more),
  })),
  'copy-page': gestureOf('copy-page', ({ page, route, titles }) => ({
    page: readText(page, 'page'),
    route: readText(route, 'route'),
    titles: readTitles(titles),
  })),
  'move-page': gestureOf('move-page', ({ page, route }) => ({
    page: readText(page, 'page'),
    route: readText(route, 'route'),
  })),
  'move-section': gestureOf('move-section', ({ section, route }) => ({
    section: readText(section, 'section'),
    route: readText(route, 'route'),
  })),
  'remove-page': gestureOf('remove-page', ({ page, withDetails, ...more }) => ({
    page: readText(page, 'page'),
    ...(withDetails !== undefined && { withDetails: readFlag(withDetails, 'withDetails') }),
    ...readForce(more),
  })),
  'remove-section': gestureOf('remove-section', ({ section, ...more }) => ({
    section: readText(section, 'section'),
    ...readForce(more),
  })),
  'order-pages': gestureOf('order-pages', ({ section, pages, ...more }) => ({
    section: readText(section, 'section'),
    pages: readNames(pages, 'pages'),
    ...readMoved(more),
  })),
  'order-sections': gestureOf('order-sections', ({ sections, ...more }) => ({
    sections: readNames(sections, 'sections'),
    ...readMoved(more),
  })),
  'set-text': gestureOf('set-text', ({ key, language, text }) => ({
    key: readText(key, 'key'),
    language: readText(language, 'language'),
    text: text === null ? null : readText(text, 'text'),
  })),
  'rename-text': gestureOf('rename-text', ({ key, to }) => ({
    key: readText(key, 'key'),
    to: readText(to, 'to'),
  })),
  'add-override': gestureOf('add-override', ({ page, name }) => ({
    page: readText(page, 'page'),
    name: readText(name, 'name'),
  })),
};

/** @throws {CallProblem} where it is no gesture, or lacks an argument */
export function readGesture(asked: Asked): StudioGesture {
  const { name, arguments: given, merge, dryRun } = asked;
  if (!isRecord(given)) return refuse('"arguments" is missing: the values that the gesture takes');
  if (!isGesture(name)) {
    const known = Object.keys(GESTURES).join(', ');
    return refuse(`there is no gesture ${JSON.stringify(name)}; there are ${known}`);
  }
  return GESTURES[name](given, {
    base: readBase(asked),
    ...(merge !== undefined && { merge: readText(merge, 'merge') }),
    ...(dryRun !== undefined && { dryRun: readFlag(dryRun, 'dryRun') }),
  });
}

function isGesture(name: unknown): name is keyof StudioGestures {
  return typeof name === 'string' && Object.hasOwn(GESTURES, name);
}

function gestureOf<Name extends keyof StudioGestures>(
  name: Name,
  read: (asked: Asked) => StudioGestures[Name],
) {
  return (asked: Asked, beside: Beside) => ({ name, arguments: read(asked), ...beside });
}

function readNewPage({ route, titles, sectionTitles, ...more }: Asked): NewPage {
  const { like, endpoint, api, layout } = more;
  return {
    route: readText(route, 'route'),
    titles: readTitles(titles),
    ...(sectionTitles !== undefined && { sectionTitles: readTitles(sectionTitles) }),
    ...(like !== undefined && { like: readText(like, 'like') }),
    ...(endpoint !== undefined && { endpoint: readText(endpoint, 'endpoint') }),
    ...(api !== undefined && { api: readText(api, 'api') }),
    ...(layout !== undefined && { layout: readText(layout, 'layout') }),
  };
}

function readForce({ force }: Asked): { readonly force?: boolean } {
  return force === undefined ? {} : { force: readFlag(force, 'force') };
}

function readMoved({ moved }: Asked): { readonly moved?: string } {
  return moved === undefined ? {} : { moved: readText(moved, 'moved') };
}
