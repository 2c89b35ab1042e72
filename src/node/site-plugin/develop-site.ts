import pLimit from 'p-limit';
import type { ViteDevServer } from 'vite';
import { INSPECTION } from '../../core/inspected-part.ts';
import { SITE_WARNINGS } from '../../core/site-warnings.ts';
import { THROWN_ERROR } from '../../core/thrown-error.ts';
import { CONTENT_EDITOR, createContentEditor } from '../cms/index.ts';
import { writeEditorFiles } from '../editor-files/index.ts';
import { createGallery, GALLERY } from '../gallery/index.ts';
import { addStudio } from './add-studio.ts';
import { createStatusAnswerer } from './answer-status.ts';
import { createDevApi } from './dev-api.ts';
import { createFrameDocument } from './frame-application.ts';
import { createInspection } from './inspection.ts';
import { logThrownError } from './log-thrown-error.ts';
import { type ShownChange, showChange } from './show-change.ts';
import {
  createWaitingPage,
  hasFaults,
  hasFindings,
  logFaults,
  overlayOf,
  warningsOf,
} from './show-findings.ts';
import type { SiteState } from './site-state.ts';
import { createModuleTracer } from './trace-module.ts';
import { createPause, watchSite } from './watch-site.ts';
import { printWebManifest, WEB_MANIFEST } from './web-manifest.ts';

/**
 * Serves a site while it is developed. It starts with whatever is wrong; each mistake stands over
 * the pages that are open, or in their place while there is no good site, until it is fixed.
 *
 * @param isOwn whether a module is one of the site's, which a change makes anew
 */
export async function developSite(
  server: ViteDevServer,
  site: SiteState,
  isOwn: (id: string) => boolean,
): Promise<void> {
  const api = createDevApi(site.root);
  let hadFindings = false;
  const readAll = async (hasNewContent: boolean): Promise<void> => {
    await site.recompile({ hasNewContent });
    await site.attempt(() => {
      writeEditorFiles(site.root);
    });
    const { compiled } = site;
    if (compiled !== undefined) await site.attempt(() => api.refresh(compiled, hasNewContent));
    logFaults(server.config.logger, site.faults, hadFindings);
    hadFindings = hasFindings(site.faults);
  };
  const readManifests = async (): Promise<void> => {
    await site.recompileManifests();
    const { compiled } = site;
    if (compiled !== undefined) await site.attempt(() => api.refresh(compiled, false));
  };
  await readAll(true);
  await site.writeTheme();
  // What is wrong with a draft the studio says, beside the last good page.
  const isOverlaid = () => hasFaults(site.faults) && site.reader.draft.size === 0;
  server.ws.on('connection', (socket) => {
    if (isOverlaid()) socket.send(JSON.stringify(overlayOf(site.faults, site.root)));
  });
  const trace = createModuleTracer(server);
  server.ws.on(THROWN_ERROR, (sent: unknown, page) => {
    const located = logThrownError(server.config.logger, site.root, sent, trace);
    if (located !== undefined) page.send(THROWN_ERROR, located);
  });
  server.ws.on(SITE_WARNINGS, (_, page) =>
    page.send(SITE_WARNINGS, warningsOf(site.faults, site.root)),
  );
  const gallery = createGallery({
    root: site.root,
    transform: (url, html) => server.transformIndexHtml(url, html),
  });
  /** Shows what has become of the site; where the manifests are wrong the last good page stays. */
  const show = async (
    read: () => Promise<void>,
    { hasNewContent, isDraft }: { readonly hasNewContent: boolean; readonly isDraft: boolean },
  ): Promise<ShownChange> => {
    const before = site.compiled;
    gallery.forget();
    const hadFaults = hasFaults(site.faults);
    await read();
    const change = { before, after: site.compiled, isBeside: hasNewContent, hadFaults };
    const writeTheme = () => (isDraft ? site.writeDraftTheme(before) : site.writeTheme());
    const isNews = site.compiled !== before || hasNewContent;
    const shown = isNews
      ? await showChange(server, change, { isOwn, themeFile: site.themeFile, writeTheme })
      : { pages: [], isWide: false, isReloaded: false };
    if (isOverlaid()) server.ws.send(overlayOf(site.faults, site.root));
    server.ws.send(SITE_WARNINGS, warningsOf(site.faults, site.root));
    return shown;
  };
  // One after the other, as large pictures take their time.
  const inTurn = pLimit(1);
  const update = () =>
    inTurn(() => show(() => site.compileDraft(), { hasNewContent: false, isDraft: true }));
  const studio = addStudio(server, site, {
    fetch: api.fetch,
    update,
    validateAll: () => inTurn(() => site.validateAll()),
  });
  // A draft that was not saved when the server was stopped.
  if (site.reader.draft.size > 0) await update();
  // The studio is there while no page is: it can fix what is wrong.
  addAnswers(server, site);
  server.middlewares.use(GALLERY, gallery.answer);
  server.middlewares.use(api.answer);
  server.middlewares.use(createStatusAnswerer(() => site.compiled, api.fetch));
  server.middlewares.use(createFrameDocument(server));
  const showDisk = (
    read: () => Promise<void>,
    { isKnown, ...how }: { hasNewContent: boolean; isDraft: boolean; isKnown: boolean },
  ) =>
    inTurn(async () => {
      studio?.noteDisk();
      await show(read, how);
      if (isKnown) studio?.tellFindings();
      else studio?.tell();
    });
  // Whether all that has changed since the last validation was shown, and told, before it.
  let isKnown = true;
  const readLater = createPause((kind) => {
    const hasNewContent = kind === 'content';
    void showDisk(() => readAll(hasNewContent), { hasNewContent, isDraft: false, isKnown });
    isKnown = true;
  });
  watchSite(server, site.root, (kind) => {
    // What manifests say is shown at once, before all that takes longer: content, pictures, fonts.
    const isShownFirst = kind === 'manifests' && !hasFaults(site.faults);
    if (isShownFirst) {
      void showDisk(readManifests, { hasNewContent: false, isDraft: true, isKnown: false });
    } else isKnown = false;
    readLater(kind, isShownFirst ? PAUSE : 0);
  });
}

/** Milliseconds after an edit of a manifest in which pages show it before all is validated. */
const PAUSE = 150;

function addAnswers({ middlewares }: ViteDevServer, site: SiteState): void {
  middlewares.use(
    CONTENT_EDITOR,
    createContentEditor(site.root, () => site.compiled),
  );
  middlewares.use(
    createWaitingPage(
      () => site.compiled === undefined,
      () => site.faults,
    ),
  );
  middlewares.use(INSPECTION, createInspection(site.root));
  middlewares.use(`/${WEB_MANIFEST}`, (_request, response) => {
    response.setHeader('Content-Type', 'application/manifest+json');
    response.end(site.compiled && printWebManifest(site.compiled));
  });
}
