/** Says how far a command has come. */
export interface ProgressPrinter {
  readonly update: (done: number, total: number) => void;
  /** Ends the line that was updated, if there is one. */
  readonly end: () => void;
}

/** A log gets a line for every tenth of the work. */
const PARTS = 10;

/**
 * A line that is written over on a terminal; elsewhere plain lines, a few of them.
 *
 * @param what is counted, such as `pictures`
 */
export function createProgressPrinter(
  what: string,
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
): ProgressPrinter {
  let printed = 0;
  let isOpen = false;
  return {
    update: (done, total) => {
      const line = `${what}: ${done} of ${total}`;
      const part = Math.floor((done / total) * PARTS);
      if (stream.isTTY) {
        stream.write(`\r${line}`);
        isOpen = true;
      } else if (part > printed) stream.write(`${line}\n`);
      printed = Math.max(printed, part);
    },
    end: () => {
      if (isOpen) stream.write('\n');
      isOpen = false;
    },
  };
}
