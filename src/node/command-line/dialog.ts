import { createInterface } from 'node:readline/promises';
import { Refusal } from './refusal.ts';
import { UsageError } from './usage-error.ts';

/** Asks a maintainer for a line of text. */
export interface Dialog {
  readonly ask: (question: string) => Promise<string>;
  readonly say: (text: string) => void;
  readonly close: () => void;
}

/** A dialog in a terminal; one that is closed before the answer is a refusal. */
export function openDialog(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Dialog {
  const lines = createInterface({ input, output });
  const closed = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new UsageError('nothing was written: no answer came')));
  });
  // Closing after the last answer is no failure.
  closed.catch(() => undefined);
  return {
    ask: (question) => Promise.race([lines.question(question), closed]),
    say: (text) => output.write(`${text}\n`),
    close: () => lines.close(),
  };
}

/** Something that the command needs: given by a flag, or asked for. */
export interface Question<Value> {
  readonly given: string | undefined;
  /** What is missing, and the flag that gives it. */
  readonly missing: string;
  readonly words: string;
  /** @throws {UsageError | Refusal} where the text is no answer */
  readonly read: (text: string) => Value;
}

/** The answer to a question; what a terminal answers wrongly is asked again. */
export async function settle<Value>(
  { given, missing, words, read }: Question<Value>,
  dialog: Dialog | undefined,
): Promise<Value> {
  if (given !== undefined) return read(given);
  if (dialog === undefined) throw new UsageError(missing);
  for (;;) {
    const text = await dialog.ask(`${words}: `);
    try {
      return read(text.trim());
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof Refusal)) throw error;
      dialog.say(error.message);
    }
  }
}
