import type { Failure, UiText } from '../../core/index.ts';

type Ui = (key: UiText, values?: Readonly<Record<string, string | number>>) => string;

/** What a reader is told of a failed call. */
export function failureText(ui: Ui, failure: Failure | undefined): string {
  const code =
    failure?.code === undefined || failure.code === 'internal' ? 'network' : failure.code;
  return ui(`ui.failed.${code}`, { status: failure?.status ?? '' });
}
