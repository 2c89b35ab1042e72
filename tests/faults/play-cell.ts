import type { Expected, Fault } from './faults.ts';
import type { FaultySite } from './faulty-site.ts';
import { differences, isSameContent, type PageState, watchUntil } from './page-state.ts';
import type { PlannedCall } from './planned-calls.ts';
import type { Reader, Viewer } from './reader.ts';
import { validatePageState, type Words } from './validate-page-state.ts';

/** Whether the page is gone to within the site, or its first HTML comes from a server that fails too. */
export type Entry = 'navigation' | 'arrival';

export interface Cell {
  readonly call: PlannedCall;
  readonly fault: Fault;
  readonly viewer: Viewer;
  readonly entry: Entry;
}

export interface CellContext {
  readonly site: FaultySite;
  readonly reader: Reader;
  readonly words: Words;
  readonly languageTag: string;
  /** The call's page without a fault. */
  readonly valid: PageState;
  /** A URL without a page, which makes no calls. */
  readonly quiet: string;
}

/** The longest that a reader waits for a word, in milliseconds. */
const MAX_WAIT = 10_500;
/** How long a page may take for what needs no waiting; two cores do everything here. */
const TIMEOUT = 20_000;
/** How long a try is looked at before the next one. */
const A_TRY = 3000;
/** In which an answer that comes too late would have been rendered. */
const A_MOMENT = 200;
/** A call and its one repetition. */
const TRIES = 2;
/** Pages of a list that may be asked for before its reader has moved. */
const MAX_PAGES = 4;

/** Plays a cell, and says what is wrong; nothing where all is as it should be. */
export async function playCell(cell: Cell, context: CellContext): Promise<readonly string[]> {
  const { call, fault } = cell;
  const expected = fault.expect(call);
  if (expected === undefined) return [];
  const late = heldAnswers(fault);
  // Each page asks for what the one before it did not get of what every page shows.
  if (call.part === 'shell') await context.reader.leave();
  context.reader.takeProblems();
  context.site.setFault({
    isFor: call.isFor,
    play: (exchange) => (fault.kind === 'late' ? late.hold(exchange) : fault.play(exchange, call)),
  });
  try {
    await go(cell, context);
    const wrong = await validate(cell, expected, context);
    await endFault(fault, context);
    const unmended = await fix(call, expected, context);
    late.send();
    const overtaken = fault.kind === 'late' ? await findOvertaken(context) : [];
    return [...wrong, ...context.reader.takeProblems(), ...unmended, ...overtaken];
  } finally {
    context.site.setFault(undefined);
    context.site.sendPlainPages(false);
    late.send();
  }
}

async function go({ call, entry, fault }: Cell, { site, reader }: CellContext): Promise<void> {
  const isOffline = fault.kind === 'offline';
  // What every page shows is asked for once, at the start; the server remembers it.
  site.sendPlainPages(call.part === 'shell');
  if (call.part === 'shell' || (entry === 'arrival' && !isOffline)) {
    await reader.arrive(call.url);
    return;
  }
  if (call.before !== undefined) await reader.goTo(call.before);
  if (isOffline) {
    // The page that is left is one that is there.
    await watchUntil(reader.page, ({ isBusy }) => !isBusy, TIMEOUT);
    await reader.context.setOffline(true);
  }
  await reader.goTo(call.url);
}

async function validate(
  { call, fault }: Cell,
  expected: Expected,
  { site, reader, words, languageTag, valid }: CellContext,
): Promise<string[]> {
  if (fault.kind === 'waits' || fault.kind === 'late') {
    await until(() => site.browserCalls() > 0);
    // The page's other calls need their time by the clock that is moved on.
    if (call.part !== 'view' && call.part !== 'item') {
      await watchUntil(reader.page, ({ isBusy }) => !isBusy, TIMEOUT);
    }
    await reader.page.clock.fastForward(MAX_WAIT);
  }
  const isThere = (state: PageState) =>
    validatePageState(state, expected, { words, languageTag, valid }).length === 0;
  const state = await watchUntil(reader.page, isThere, TIMEOUT);
  const wrong = validatePageState(state, expected, { words, languageTag, valid });
  const calls = site.browserCalls();
  const { mostRequests: most = call.end === undefined ? TRIES : MAX_PAGES } = fault;
  return calls > most ? [...wrong, `${calls} calls, of ${most} at most`] : wrong;
}

async function endFault(fault: Fault, { site, reader }: CellContext): Promise<void> {
  site.setFault(undefined);
  if (fault.kind === 'offline') await reader.context.setOffline(false);
}

/** Once the fault is over the page is as it should be: by its button, or by going there again. */
async function fix(
  call: PlannedCall,
  { state }: Expected,
  { reader, valid, words, quiet }: CellContext,
): Promise<string[]> {
  const isValid = (state: PageState) => !state.isBusy && isSameContent(state, valid);
  if (call.part === 'shell') return [];
  if (state !== 'failed') {
    await reader.goTo(call.before ?? quiet);
    await reader.goTo(call.url);
  }
  const end = performance.now() + TIMEOUT;
  let after: PageState;
  do {
    if (state === 'failed') await tryAgain(reader, words);
    after = await watchUntil(reader.page, isValid, A_TRY);
  } while (!isValid(after) && performance.now() < end);
  if (isValid(after)) return [];
  return [`trying again does not bring the page: ${differences(after, valid).join('; ')}`];
}

/** Clicks the button of a failure, unless the page tries by itself already. */
async function tryAgain({ page }: Reader, words: Words): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: words('ui.retry') });
  if (await button.first().isVisible()) {
    await button
      .first()
      .click({ timeout: A_TRY })
      .catch(() => undefined);
  }
}

/** An answer that was given up must not be rendered, neither in its page nor in the next one. */
async function findOvertaken({ reader, valid }: CellContext): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
  const after = await watchUntil(reader.page, (state) => isSameContent(state, valid), 0);
  return isSameContent(after, valid) || after.alerts.length > 0
    ? []
    : ['a late answer has replaced a newer one'];
}

/** Answers that are kept back, and sent with nothing in them. */
function heldAnswers(fault: Fault) {
  const held: Parameters<Fault['play']>[0][] = [];
  return {
    hold: (exchange: Parameters<Fault['play']>[0]) => void held.push(exchange),
    send: () => {
      if (fault.kind !== 'late') return;
      for (const { response } of held.splice(0)) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
      }
    },
  };
}

async function until(isReached: () => boolean): Promise<void> {
  const end = performance.now() + TIMEOUT;
  while (!isReached() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
