/** Loads something once for all who ask; what could not be had is asked for again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () => {
    running ??= load().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
