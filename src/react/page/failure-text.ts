import type { Failure, UiText } from '../../core/index.ts';

type Ui = (key: UiText, values?: Readonly<Record<string, string | number>>) => string;

/** What a reader is told of a failed call. */
export function failureText(ui: Ui, failure: Failure | undefined): string {
  return ui(`ui.failed.${kindOf(failure)}`, { status: failure?.status ?? '' });
}

function kindOf(failure: Failure | undefined) {
  if (failure === undefined || failure.code === 'internal') return 'network';
  // A page about an item that is not there is another: here it is the call that nobody knows, as searches
  // in an export.
  return failure.code === 'http' && failure.status === 404 ? 'missing' : failure.code;
}
