import { allApis, type NamedApi } from '../../core/api-of.ts';
import { LANGUAGE_KEY } from '../../core/language.ts';
import { PAST, parametersOf } from '../../core/manifest/list-model.ts';
import type { RouteModel, RouteTable } from '../../core/manifest/route-model.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import { PAGE_PARAMETER, pageParameter } from '../../core/routing/views.ts';
import { nameOfApi } from './name-of-api.ts';
import { escapePattern, pattern, printMap, quote } from './print-words.ts';

type Entry = readonly [key: string, value: string];

/** Seconds after which a reader may try again, by the status that sent them away. */
const RETRY_AFTER: readonly Entry[] = [
  ['429', '1'],
  ['503', '30'],
  ['default', '""'],
];

const ENCODINGS: readonly Entry[] = [
  [pattern('(?i)\\bbr\\b'), 'br'],
  [pattern('(?i)\\bgzip\\b'), 'gzip'],
  ['default', '""'],
];

/**
 * The variables by which nginx tells what a request asks for: language, form of a page, call of the
 * API, other URL of a page. They follow the same rules as the site's own server.
 *
 * @param redirects where URLs lead that are no pages themselves
 */
export function printMaps(
  site: SiteModel,
  table: RouteTable,
  redirects: ReadonlyMap<string, string>,
): string {
  return [
    ...printLanguageMaps(site),
    ...printFormMaps(table),
    printMap('$args', 'site_call', [
      ['""', '""'],
      // Nothing that a reader sends names another folder.
      [pattern('^(?<site_query>[\\w=&%.+~-]{1,200})$'), '"@$site_query"'],
      ['default', '"@-"'],
    ]),
    ...printRedirectMaps(redirects),
    printPathMap(site),
    printMap('$http_accept_encoding', 'site_encoding', ENCODINGS),
    printMap('$status', 'site_retry_after', RETRY_AFTER),
  ].join('\n\n');
}

/**
 * Where other URLs of pages lead. The words of a map fit whatever their case, and a path does
 * not: so the path stands in the value as well, and is held against the one that was asked for.
 */
function printRedirectMaps(redirects: ReadonlyMap<string, string>): string[] {
  const entries = [...redirects].map(([from, to]): Entry => [quote(from), quote(`${from} ${to}`)]);
  return [
    printMap('$uri', 'site_target', [...entries, ['default', '""']]),
    printMap('"$uri:$site_target"', 'site_redirect', [
      [pattern('^(.+):\\1 (?<site_to>[^ ]+)$'), '$site_to'],
      ['default', '""'],
    ]),
  ];
}

/**
 * What is odd about a path as it was sent, before nginx puts it in order: a page's leads to the one
 * in order, where a brace at its end does not do so anyway; a file or an answer has one path.
 */
function printPathMap(site: SiteModel): string {
  const odd = '/(?:[^?]*/)?(?:[/?]|$)';
  return printMap('$request_uri', 'site_odd_path', [
    [pattern(`^/(?:assets|fonts|media|-)${odd}`), '404'],
    ...allApis(site).map(
      ({ api }): Entry => [pattern(`^${escapePattern(api.base)}${odd}`), 'answer'],
    ),
    [pattern('(?i)^/(?:assets|fonts|media)/[^?]*%2f'), '404'],
    [pattern('(?i)^[^?]*(?:\\}|%7d)/*(?:[?]|$)'), '""'],
    [pattern('^[^?]*//'), '301'],
    [pattern('^/[^?]+/(?:[?]|$)'), '301'],
    ['default', '""'],
  ]);
}

/** As `chooseLanguage` has it: the URL, then the cookie; what is no language is the second. */
function printLanguageMaps(site: SiteModel): string[] {
  const { languages } = site;
  const codes = languages.map(({ code }) => code);
  const [first = '', second = first] = codes;
  const each = (print: (code: string) => string): Entry[] =>
    codes.map((code) => [pattern(print(escapePattern(code))), quote(code)]);
  return [
    printMap(`"$arg_${LANGUAGE_KEY}:$cookie_${LANGUAGE_KEY}"`, 'site_language', [
      ...each((code) => `^${code}:`),
      [pattern('^[^:]+:'), quote(second)],
      ...each((code) => `^:${code}$`),
      ['":"', quote(first)],
      ['default', quote(second)],
    ]),
    printTagMap(languages, 'site_language'),
    printMap('$site_language', 'site_language_stored', [
      ['default', `"${LANGUAGE_KEY}=$site_language"`],
    ]),
    printMap(`$arg_${LANGUAGE_KEY}`, 'site_language_cookie', [
      ['""', '""'],
      ['default', `"${LANGUAGE_KEY}=$site_language; Path=/; SameSite=Lax"`],
    ]),
    ...allApis(site).flatMap((named) => printAnswerLanguages(named, codes)),
  ];
}

/**
 * Which language an API is asked for, by the code that its exported answers have in their names; and
 * what the API calls it, where it has words of its own.
 */
function printAnswerLanguages(named: NamedApi, codes: readonly string[]): string[] {
  const { languageHeader, languages } = named.api;
  const [first = ''] = codes;
  const language = nameOfApi('site_answer_language', named);
  const wordOf = (code: string) => languages[code] ?? code;
  const header = `$http_${languageHeader.toLowerCase().replaceAll('-', '_')}`;
  return [
    printMap(header, language, [
      ...codes.map((code): Entry => {
        const word = escapePattern(wordOf(code));
        return [pattern(`(?i)^\\s*${word}(?:$|[^a-z])`), quote(code)];
      }),
      ['default', quote(first)],
    ]),
    ...(Object.keys(languages).length === 0
      ? []
      : [
          printMap(
            `$${language}`,
            nameOfApi('site_answer_word', named),
            codes.map((code): Entry => [quote(code), quote(wordOf(code))]),
          ),
        ]),
  ];
}

/** The variable `…_tag`: the tag of the language whose code stands in a variable. */
export function printTagMap(languages: SiteModel['languages'], variable: string): string {
  const tags = languages.map(({ code, tag }): Entry => [quote(code), quote(tag)]);
  return printMap(`$${variable}`, `${variable}_tag`, tags);
}

/** The forms of pages, as the names of the exported files have them. */
function printFormMaps({ routes }: RouteTable): string[] {
  const tabs = namesOf(routes.map((route) => route.tabs?.parameter));
  const lists = routes.flatMap(({ views }) => views.flatMap(({ list }) => list ?? []));
  const chosen = lists.flatMap(({ filters, sort }) => [
    ...filters.flatMap(parametersOf),
    sort?.parameter,
  ]);
  const words = namesOf([
    ...routes.map((route) => route.search),
    ...chosen,
    ...routes.flatMap(furtherPages),
  ]);
  const times = namesOf(lists.map(({ time }) => time?.parameter));
  const page = `(?:^|&)${PAGE_PARAMETER}=`;
  return [
    printMap('$args', 'site_tab', [
      ...(tabs === undefined
        ? []
        : [
            [
              pattern(`(?:^|&)(?<site_tabs>${tabs})=(?<site_tab_name>[\\w-]{1,64})(?:&|$)`),
              '"@$site_tabs=$site_tab_name"',
            ] as const,
          ]),
      ['default', '""'],
    ]),
    printMap('$args', 'site_time', [
      ...(times === undefined
        ? []
        : [
            [
              pattern(`(?:^|&)(?<site_time_name>${times})=${PAST}(?:&|$)`),
              `"@$site_time_name=${PAST}"`,
            ] as const,
          ]),
      ['default', '""'],
    ]),
    printMap('$args', 'site_list_page', [
      [pattern(`${page}1(?:&|$)`), '""'],
      [pattern(`${page}(?<site_page>[1-9][0-9]{0,5})(?:&|$)`), '"@page=$site_page"'],
      ['default', '""'],
    ]),
    printMap('$args', 'site_form', [
      ...(words === undefined ? [] : [[pattern(`(?:^|&)(?:${words})=[^&]`), '"@words"'] as const]),
      ['default', '"$site_tab$site_time$site_list_page"'],
    ]),
  ];
}

/** The parameters that name the pages of lists beside a page's first; browsers show these. */
function furtherPages(route: RouteModel): string[] {
  return route.views
    .filter(({ source }) => source.paging !== 'none')
    .map(({ name }) => pageParameter(route, name))
    .filter((parameter) => parameter !== PAGE_PARAMETER);
}

/** Names as the alternatives of a pattern; undefined where there are none. */
function namesOf(names: readonly (string | undefined)[]): string | undefined {
  const known = new Set(names.filter((name) => name !== undefined));
  return known.size === 0 ? undefined : [...known].map(escapePattern).join('|');
}
