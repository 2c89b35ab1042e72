import type { SuiteFile } from './renderer-expectations.ts';

/** What specs may use, by the support file that has it. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'answers.ts': ['expectRedirect', 'expectNotFound', 'expectPageAnswer', 'withSlash'],
  'api.ts': [
    'type Api',
    'childrenOf',
    'fill',
    'fillCase',
    'read',
    'type Values',
    'wordOf',
    'bareWord',
    'wordsApart',
  ],
  'arrival.ts': [
    'expectArrived',
    'expectNamedHeading',
    'expectOwnTab',
    'expectPlace',
    'expectSameWhenLoaded',
    'followHeading',
    'lastLink',
    'placeOf',
    'scrollDown',
  ],
  'consistency.ts': ['expectFound', 'expectNoOtherId', 'expectSameItem', 'expectSameList'],
  'data-facts.ts': ['type Source'],
  'dismissals.ts': ['DISMISSALS'],
  'entity.ts': ['type Entity'],
  'expectations.ts': [
    'button',
    'date',
    'each',
    'email',
    'hasValue',
    'heading',
    'html',
    'inWords',
    'labelled',
    'link',
    'linked',
    'listOf',
    'maybeHidden',
    'outside',
    'phone',
    'plain',
    'type Expected',
    'somethingElse',
    'tags',
    'text',
    'underHeading',
  ],
  'cut-texts.ts': ['cutTexts', 'expectWholeWithoutScripts'],
  'expected-bibtex.ts': ['bibtexAuthors', 'bibtexEntry', 'bibtexKind', 'expectBibtex'],
  'expected-calendar.ts': ['calendarEvent', 'eventsIn', 'eventUrl'],
  'expected-columns.ts': ['expectColumns', 'expectOneDistance', 'widthFrom'],
  'expected-files.ts': [
    'dayOf',
    'doi',
    'fileLink',
    'fullDay',
    'hours',
    'inLanguage',
    'publishedYear',
  ],
  'expected-head.ts': [
    'describedBy',
    'expectHead',
    'expectInOrder',
    'expectTurns',
    'expectUnlistedHead',
    'languagesOf',
  ],
  'facts.ts': ['apiOf', 'FACTS', 'type MenuTitle'],
  'faults.ts': [
    'bare',
    'escapePattern',
    'ELSEWHERE_URLS',
    'findHostile',
    'FOREIGN_PICTURE',
    'HOSTILE_URLS',
    'HOSTILE_HTML',
    'hostileLinks',
    'longText',
    'odd',
    'withValues',
  ],
  'feed.ts': ['expectFeed'],
  'file-values.ts': ['bareUrl', 'fillUrl', 'languageIn', 'nameOfFile', 'sizeIn'],
  'fixtures.ts': ['answerList', 'itemsLike', 'unsortedLike', 'withSamples'],
  'in-page.ts': ['refuseCopying'],
  'list-controls.ts': [
    'choose',
    'expectChosen',
    'expectUnlisted',
    'offeredBy',
    'withoutScripts',
    'withQuery',
    'wordsWith',
  ],
  'lists.ts': ['countsOf', 'groupsOf', 'offeredOf', 'yearsOf'],
  'look.ts': [
    'expectAmong',
    'expectCut',
    'expectEach',
    'expectLoaded',
    'expectNames',
    'expectPicturesInTurn',
    'expectShown',
  ],
  'marks.ts': [
    'expectAnswersPointer',
    'expectSeenUnderPointer',
    'expectStandsOut',
    'expectWholeRing',
  ],
  'midnight.ts': ['aroundMidnight', 'aroundToday', 'endsOfToday', 'queryOfToday'],
  'media.ts': ['download', 'files', 'mediaOf', 'picture'],
  'on-paper.ts': ['expectPrinted'],
  'picture-links.ts': ['expectPictureLinks', 'expectPicturePlaces'],
  'places.ts': ['expectAtEnd', 'expectBeside', 'expectSaidBeside', 'expectStays'],
  'read-head.ts': ['expectTitleAsLoaded', 'headAt', 'urlIn', 'wordsOf'],
  'read-sitemap.ts': ['expectListed'],
  'reserved-places.ts': ['expectPictureAmong', 'reservedPlaces'],
  'sorted-rows.ts': ['expectSorts'],
  'stays.ts': [
    'expectNothingOver',
    'expectOnGround',
    'expectStaysAbove',
    'expectStaysBeside',
    'expectUncovered',
  ],
  'tablets.ts': ['onTablet'],
  'tabs.ts': ['expectTabsByKeys', 'expectTabsInPlace', 'expectTabsInSight'],
  'test-kinds.ts': ['answerTest', 'expect', 'type Site', 'type SiteWords', 'test'],
  'things.ts': ['breadcrumbs', 'expectThings', 'siteNodes', 'thingNodes', 'universalDate'],
  'well-set.ts': ['expectWellSet'],
};

/**
 * The imports that the body of a spec needs.
 *
 * @param suiteFiles those of the renderers
 * @param own names that the body declares itself
 */
export function printImports(
  body: string,
  support: string,
  suiteFiles: readonly SuiteFile[],
  own: ReadonlySet<string> = new Set(),
): string {
  const known = [
    ...Object.entries(EXPORTS),
    ...suiteFiles.map(({ file, names }) => [file, names] as const),
  ];
  return known
    .flatMap(([file, names]) => {
      const used = names.filter((name) => !own.has(name) && isUsed(name, body));
      const [first] = used;
      if (first === undefined) return [];
      const from = `from '${support}/${file}';`;
      const isTypesOnly = used.every((name) => name.startsWith('type '));
      const line = isTypesOnly
        ? `import type { ${used.map((name) => name.slice(5)).join(', ')} } ${from}`
        : `import { ${used.join(', ')} } ${from}`;
      return line.length <= 100
        ? [line]
        : [`import {\n${used.map((name) => `  ${name},\n`).join('')}} ${from}`];
    })
    .join('\n');
}

/** Whether a body needs a name. */
export function isUsed(name: string, body: string): boolean {
  if (name.startsWith('type '))
    return new RegExp(`[:<] ?(?:readonly )?${name.slice(5)}\\b`).test(body);
  // Functions are called, or called for each entry of a list; the others stand by themselves.
  const after = HANDED_ON.has(name) ? '\\b' : '\\(';
  const isCalled = new RegExp(`(?<![\\w'])(?<!(?<!\\.)\\.)${name}${after}`).test(body);
  return isCalled || new RegExp(`\\.(?:map|flatMap|filter|some|every)\\(${name}\\)`).test(body);
}

/** Values, and functions that other functions are given. */
const HANDED_ON = new Set([
  'FACTS',
  'DISMISSALS',
  'ELSEWHERE_URLS',
  'FOREIGN_PICTURE',
  'HOSTILE_URLS',
  'HOSTILE_HTML',
  'bare',
  'odd',
  'findHostile',
  'refuseCopying',
  'answerTest',
  'expect',
  'test',
]);
