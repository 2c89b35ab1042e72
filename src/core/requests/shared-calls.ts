import type { ApiAnswer, ApiClient } from './api-client.ts';

interface RunningCall {
  readonly answer: Promise<ApiAnswer>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * A client that makes a call once for all who ask for the same at the same time: the views of a
 * page may be parts of one answer. The call is given up when everyone who waited for it has.
 */
export function createSharedCalls(api: ApiClient): ApiClient {
  const running = new Map<string, RunningCall>();

  function start(key: string, ask: (signal: AbortSignal) => Promise<ApiAnswer>): RunningCall {
    const controller = new AbortController();
    const answer = ask(controller.signal).finally(() => {
      if (running.get(key) === call) running.delete(key);
    });
    const call: RunningCall = { answer, controller, waiting: 0 };
    running.set(key, call);
    return call;
  }

  return {
    language: api.language,
    async get(path, query, signal) {
      signal.throwIfAborted();
      const key = `${path}?${new URLSearchParams(query)}`;
      const call = running.get(key) ?? start(key, (shared) => api.get(path, query, shared));
      call.waiting += 1;
      let reject: (reason: unknown) => void = () => undefined;
      const leaving = new Promise<never>((_, rejectLeaving) => {
        reject = rejectLeaving;
      });
      const leave = () => {
        call.waiting -= 1;
        if (call.waiting === 0) {
          running.delete(key);
          call.controller.abort(signal.reason);
        }
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await Promise.race([call.answer, leaving]);
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
  };
}
