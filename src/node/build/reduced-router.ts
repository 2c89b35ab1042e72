import type { ReducedPackage } from './reduced-package.ts';

/** What renders a page of the router's: without transitions of views, and warnings for developers. */
export const ROUTES: ReducedPackage = {
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
export const NAVIGATING: ReducedPackage = {
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
