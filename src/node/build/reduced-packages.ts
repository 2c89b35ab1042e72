/** A package of which pages use a part that no bundler can tell: methods, and what only some calls do. */
export interface ReducedPackage {
  readonly name: string;
  readonly files: RegExp;
  /** What functions do here, by their names and the class or function they are in; null for nothing at all. */
  readonly bodies: Readonly<Record<string, string | null>>;
  /** Pieces of code, and what they come to here; each of them has to be there. */
  readonly texts: readonly (readonly [code: RegExp, then: string])[];
  /** Whether servers have none of its files. */
  readonly isForBrowsers?: boolean;
}

/** Methods that nothing calls, by their classes. */
function dropped(methods: Readonly<Record<string, readonly string[]>>): Record<string, null> {
  return Object.fromEntries(
    Object.entries(methods).flatMap(([type, names]) =>
      names.map((name) => [`${type}.${name}`, null]),
    ),
  );
}

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

/** What renders a page of the router's: without transitions of views, and warnings for developers. */
const ROUTES: ReducedPackage = {
  name: 'react-router',
  files: /react-router\/dist\/production\/chunk-[^?]*$/,
  bodies: { warning: '', warnOnce: '', warningOnce: '' },
  texts: [
    [/let isViewTransitionAvailable = [^;]+;/g, 'let isViewTransitionAvailable = false;'],
    [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, 'if (true)'],
    [/if \(renderDfd && pendingState && [^{]+\{/g, 'if (false) {'],
    [/if \(!?vtContext\.isTransitioning && [^{]+\{/g, 'if (false) {'],
  ],
};

/**
 * The router that navigates: pages send no forms through it, and have no fetchers, blockers, middleware,
 * routes that load themselves, transitions of views or instruments.
 */
const NAVIGATING: ReducedPackage = {
  name: 'react-router',
  files: /react-router\/dist\/production\/.*\?navigating$/,
  isForBrowsers: true,
  bodies: {
    normalizeNavigateOptions: 'return { path };',
    getLoadingNavigation: "return { state: 'loading', location, matches, historyAction };",
    getDataStrategyMatch: `return {
      ...match,
      shouldLoad,
      shouldCallHandler: () => shouldLoad,
      resolve: () => callLoaderOrAction({ request, path, pattern, match, scopedContext }),
    };`,
    routeHasLoaderOrMiddleware: 'return route.loader != null;',
    callDataStrategyImpl: 'return dataStrategyImpl({ matches });',
    defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args);',
    mapRouteProperties: 'return { hasErrorBoundary: route.errorElement != null };',
    isDataWithResponseInit: 'return false;',
    restoreAppliedTransitions: '',
    warning: '',
    'createRouter.fetch2': '',
    'createRouter.getFetcher': '',
    'createRouter.resetFetcher': '',
    'createRouter.deleteFetcher': '',
    'createRouter.queueFetcherForDeletion': '',
    'createRouter.markFetchRedirectsDone': 'return false;',
    'createRouter.abortStaleFetchLoads': 'return false;',
    'createRouter.getUpdatedRevalidatingFetchers': '',
    'createRouter.getUpdatedActionData': '',
    'createRouter.interruptActiveLoads': 'isRevalidationRequired = true;',
    'createRouter.callLoadersAndMaybeResolveData': `return {
      loaderResults: await callDataStrategy(request, location, matches, scopedContext, null),
      fetcherResults: {},
    };`,
    'createRouter.getBlocker': '',
    'createRouter.deleteBlocker': '',
    'createRouter.dispose': '',
    'createRouter._internalSetRoutes': '',
    'createRouter.patchRoutes': '',
    getInternalRouterError: `const error = new Error(\`No route matches URL "\${pathname}"\`);
      return new ErrorResponseImpl(404, 'Not Found', error, true);`,
  },
  texts: [
    [/if \(init\.instrumentations\)/g, 'if (false)'],
    [/init\.getContext \? await init\.getContext\(\) : new RouterContextProvider\(\)/g, 'void 0'],
    [/!init\.dataStrategy && /g, ''],
    // Actions.
    [/(?<!function )isMutationMethod\([\w.]+\)/g, 'false'],
    [/if \(opts && opts\.pendingError\)/g, 'if (false)'],
    [/(?<=[(] ?)opts && opts\.submission && false/g, 'false'],
    [/opts && opts\.(?:submission|fetcherSubmission)(?=,|\n)/g, 'void 0'],
    [/if \(!submission && !fetcherSubmission && [^)]+\)/g, 'if (false)'],
    [/submission \|\| fetcherSubmission;/g, 'void 0;'],
    [/submission \|\| fetcherSubmission \|\| [^;]+;/g, 'void 0;'],
    [/\.\.\.getActionDataForCommit\(pendingActionResult\),/g, ''],
    [/pendingActionResult,(?=\n\s+opts && opts\.callSite)/g, 'void 0,'],
    [/opts && opts\.(?:callSiteDefaultShouldRevalidate|defaultShouldRevalidate)/g, 'void 0'],
    [/let isActionReload = [^;]+;/g, 'let isActionReload = false;'],
    // Fetchers.
    [
      /\b(?:fetchLoadMatches|state\.fetchers|fetchersQueuedForDeletion|revalidatingFetchers(?:\.filter\([^;]+?shouldLoad\)\))?)\.forEach\(/g,
      'void (',
    ],
    // Blockers.
    [/shouldBlockNavigation\(\{[^}]+\}\);/g, 'void 0;'],
    // Routes that load themselves.
    [/if \(lazyHandlerPromise \|\| lazyRoutePromise\)/g, 'if (false)'],
    [/handlerOverride \? [^;]+ : actualHandler\(\)/g, 'actualHandler()'],
    [/\.\.\.ctx !== void 0 \? \[ctx\] : \[\]/g, ''],
    // Transitions of views.
    [
      /if \(pendingAction === "POP" \/\* Pop \*\/ && !isUninterruptedRevalidation && location !== state\.location\)/g,
      'if (false)',
    ],
    [/if \(pendingViewTransitionEnabled\)/g, 'if (false)'],
    [/routerWindow\.addEventListener\("pagehide", _saveAppliedTransitions\);/g, ''],
    // What renders, which the first page has.
    [/^RenderErrorBoundary\.contextType = .*;$/gm, ''],
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

/** Each file is of the first package in whose files it is. */
export const REDUCED: readonly ReducedPackage[] = [I18NEXT, KY, ROUTES, NAVIGATING];
