import type { Failure, UiText } from '../../core/index.ts';

type Ui = (key: UiText, values?: Readonly<Record<string, string | number>>) => string;

/** The message that a reader sees for a failed call. */
export function failureText(ui: Ui, failure: Failure | undefined): string {
  return ui(`ui.failed.${kindOf(failure)}`, { status: failure?.status ?? '' });
}

function kindOf(failure: Failure | undefined) {
  if (failure === undefined || failure.code === 'internal') return 'network';
  // Not the 404 of a page's own item, which has a page of its own: the call itself is unknown, as searches are
  // in an export.
  return failure.code === 'http' && failure.status === 404 ? 'missing' : failure.code;
}
