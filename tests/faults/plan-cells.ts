import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { compileRight } from '../compile-right.ts';
import { FAULTS } from './faults.ts';
import { type AskContent, loadAnswers, ROOT, startFaultySite } from './faulty-site.ts';
import { planCalls } from './planned-calls.ts';
import type { Cell } from './play-cell.ts';
import type { Viewer } from './reader.ts';

/** Everything that a run of the table needs. */
export interface TablePlan {
  readonly compiled: CompiledSite;
  readonly ask: AskContent;
  readonly cells: readonly Cell[];
}

/** A wide screen and a narrow one, in pixels. */
export const WIDTHS: readonly number[] = [1440, 390];

/**
 * The cells of every call that the manifests make, every fault, language and width. Half of a
 * call's viewers go to its page within the site, half arrive at it.
 *
 * @param languages codes of languages; all of the site where none are given
 */
export async function planTable(
  languages: readonly string[] | undefined,
  widths: readonly number[] = WIDTHS,
): Promise<TablePlan> {
  const { compiled } = compileRight(ROOT);
  const ask = loadAnswers(compiled.site);
  const site = await startFaultySite(compiled.site, ask);
  const calls = await planCalls(compiled, site.origin);
  site.stop();
  const all = compiled.site.languages.map(({ code }) => code);
  const viewers = (languages ?? all).flatMap((language) =>
    widths.map((width) => ({ language, width })),
  );
  const cells = calls.flatMap((call) =>
    FAULTS.filter((fault) => fault.expect(call) !== undefined).flatMap((fault) =>
      viewers.map((viewer): Cell => ({ call, fault, viewer, entry: entryOf(viewer, all) })),
    ),
  );
  return { compiled, ask, cells };
}

/** Every language and every width has both entries. */
function entryOf({ language, width }: Viewer, languages: readonly string[]): Cell['entry'] {
  const isFirst = language === languages[0];
  return isFirst === (width === WIDTHS[0]) ? 'navigation' : 'arrival';
}
