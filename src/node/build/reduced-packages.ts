import { dropped, type ReducedPackage } from './reduced-package.ts';
import { NAVIGATING, ROUTES } from './reduced-router.ts';

/** What loads words from elsewhere, adds some later, clones an instance or finds out a language. */
const I18NEXT: ReducedPackage = {
  name: 'i18next',
  files: /node_modules\/i18next\/.*\.js$/,
  bodies: {
    'Translator.getUsedParamsDetails': '',
    'I18n.reloadResources': '',
    'I18n.hasLoadedNamespace': 'return true;',
    // The one language that an instance is made with, whose words are there.
    'I18n.changeLanguage': `
      this.language = lng;
      this.languages = this.services.languageUtils.toResolveHierarchy(lng);
      this.setResolvedLanguage(lng);
      this.translator.changeLanguage(lng);
      callback();
    `,
    'Interpolator.nest': 'return str;',
    ...dropped({
      Connector: [
        'queueLoad',
        'loaded',
        'read',
        'prepareLoading',
        'load',
        'reload',
        'loadOne',
        'saveMissing',
      ],
      Formatter: ['add', 'addCached'],
      I18n: [
        'use',
        'loadNamespaces',
        'loadLanguages',
        'setDefaultNamespace',
        'exists',
        'dir',
        'hydrate',
        'cloneInstance',
        'getFixedT',
        'loadResources',
        'toJSON',
      ],
      LanguageUtil: ['clearCache', 'getBestMatchFromCodes'],
      PluralResolver: ['clearCache', 'getPluralFormsOfKey'],
      ResourceStore: [
        'addResource',
        'addResources',
        'addResourceBundle',
        'removeResourceBundle',
        'removeNamespaces',
        'getResourceBundle',
        'toJSON',
      ],
      Translator: ['exists'],
    }),
  },
  texts: [
    [/formatter = Formatter;/g, ''],
    [/if \(lng\?\.toLowerCase\(\) === 'cimode'\)/g, 'if (false)'],
    [/const isObjectHit = [^;]+;/g, 'const isObjectHit = false;'],
    [/if \(!objectNotReturned && \(usedKey \|\| usedDefault \|\| updateMissing\)\)/g, 'if (false)'],
  ],
};

/**
 * Pages ask with GET alone, for texts, and read no more of a failure than its status: no bodies, hooks,
 * progress, schemas or options that others replace.
 */
const KY: ReducedPackage = {
  name: 'ky',
  files: /node_modules\/ky\/distribution\/.*\.js$/,
  bodies: {
    'Ky.#runBeforeRequestHooks': '',
    'Ky.#runAfterResponseHooks': 'return response;',
    'Ky.#consumeReturnedResponseFromBeforeRetryHook': 'return false;',
    'Ky.#throwProcessedError': 'throw error;',
    'Ky.#decorateResponse': '',
    'Ky.#getNormalizedOptions': '',
    'Ky.#getResponseData': 'this.#cancelResponseBody(response);',
    'Ky.#wrapRequestWithUploadProgress': 'return request;',
    'Ky.#raceWithTotalTimeout': '',
    'Ky.#assignRequest': '',
    ...dropped({
      Ky: [
        '#cancelReturnedBody',
        '#getErrorDataTimeout',
        '#isJsonContentType',
        '#parseJson',
        '#readResponseText',
      ],
    }),
    findUnknownOptions: 'return {};',
    getReplaceState: 'return { isReplace: false, value };',
    normalizeRetryOptions: 'return { ...defaultRetryOptions, ...retry };',
    parseDate: 'return Date.parse(value);',
  },
  texts: [
    [/initHooks\.length > 0 \? cloneInitHookOptions\(options\) : options/g, 'options'],
    [/if \(!\(error instanceof ForceRetryError\)\)/g, 'if (true)'],
    [/if \(\w+ instanceof ForceRetryError[^)]*\)/g, 'if (false)'],
    [/for \(const hook of this\.#options\.hooks\.beforeRetry\) \{[\s\S]*?\n {8}\}/g, ''],
    [/hooks: mergeHooks\(\{\}, options\.hooks\)/g, 'hooks: {}'],
    [/if \(isObject\(source\.hooks\)\)/g, 'if (false)'],
    [/if \(shouldRetry !== undefined\)/g, 'if (false)'],
    [/if \(type !== 'json'\)/g, 'if (true)'],
    [/if \(ky\.#options\.onDownloadProgress\)/g, 'if (false)'],
    [/if \(this\.#options\.onUploadProgress && [^{]+\{/g, 'if (false) {'],
    [/if \(Object\.hasOwn\(options, 'prefixUrl'\)\)/g, 'if (false)'],
    [/if \(this\.#options\.(?:baseUrl|json !== undefined)\)/g, 'if (false)'],
    [/if \(supportsRequestStreams\)/g, 'if (false)'],
    [/if \(this\.#input instanceof globalThis\.Request\s+&& [^{]+\{/g, 'if (false) {'],
    [/if \(typeof this\.#options\.searchParams === 'string'\)/g, 'if (false)'],
    [
      /supportsRequestStreams = \(\(\) => \{[\s\S]*?\n\}\)\(\);/g,
      'supportsRequestStreams = false;',
    ],
    [/if \(key === 'context'\)/g, 'if (false)'],
    [/searchParameters === undefined \? value : appendSearchParameters\([^)]+\)/g, 'value'],
  ],
};

const DAYJS_METHODS = [
  ...['isSame', 'isAfter', 'isBefore', '$g', 'unix', 'startOf', 'endOf', '$set', 'set', 'get'],
  ...['add', 'subtract', 'diff', 'daysInMonth', 'locale', 'clone'],
  ...['toDate', 'toJSON', 'toISOString', 'toString'],
];

/** Whether there is a day is all that is asked, by writing it: nothing counts with dates or compares them. */
const DAYJS: ReducedPackage = {
  name: 'dayjs',
  files: /node_modules\/dayjs\/esm\/index\.js$/,
  bodies: {},
  texts: [
    ...DAYJS_METHODS.map((name): [RegExp, string] => [
      new RegExp(`^ {2}_proto\\.${name.replace('$', '\\$')} = [\\s\\S]*?\\n {2}\\};`, 'gm'),
      '',
    ]),
    // The parts of a date by their names, and what plugins come by.
    [/^\[\['\$ms'[\s\S]*?\n\}\);/gm, ''],
    [/^dayjs\.(?:extend|unix) = [\s\S]*?\n\};/gm, ''],
  ],
};

/** Each file is of the first package in whose files it is. */
export const REDUCED: readonly ReducedPackage[] = [I18NEXT, DAYJS, KY, ROUTES, NAVIGATING];
