/** How the log is written: for machines, for people, or not at all. */
export type LogForm = 'json' | 'text' | 'off';

/** A request that was answered; nothing of it but this is written down. */
export interface LoggedRequest {
  /** As its answer has it, too. */
  readonly id: string;
  readonly method: string;
  /** Without the query, in which there may be words of a person. */
  readonly path: string;
  /** 499 where the client has left before the end. */
  readonly status: number;
  readonly milliseconds: number;
}

export interface ServerLog {
  readonly request: (request: LoggedRequest) => void;
  readonly info: (message: string) => void;
  /** Also where the log is off. */
  readonly warn: (message: string) => void;
  /** Writes what has been gathered. */
  readonly flush: () => void;
}

export interface LogOutput {
  readonly write: (text: string) => void;
  readonly now: () => Date;
}

/** Lines are gathered for this long, in milliseconds: writing each by itself costs as much as answering. */
const GATHERED_FOR = 100;
const MAX_GATHERED = 500;

export function createServerLog(form: LogForm, { write, now }: LogOutput): ServerLog {
  const lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(`${lines.splice(0).join('\n')}\n`);
  }

  function add(line: string): void {
    lines.push(line);
    if (lines.length >= MAX_GATHERED) flush();
    else timer ??= setTimeout(flush, GATHERED_FOR).unref();
  }

  function tell(level: 'info' | 'warn', message: string): void {
    add(form === 'json' ? JSON.stringify({ time: now(), level, message }) : message);
    flush();
  }

  return {
    request: ({ id, method, path, status, milliseconds }) => {
      if (form === 'off') return;
      const ms = Math.round(milliseconds * 10) / 10;
      add(
        form === 'json'
          ? JSON.stringify({ time: now(), level: 'info', id, method, path, status, ms })
          : `${now().toTimeString().slice(0, 8)} ${status} ${method} ${path} ${ms} ms ${id}`,
      );
    },
    info: (message) => tell('info', message),
    warn: (message) => tell('warn', message),
    flush,
  };
}
