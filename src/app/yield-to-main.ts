/**
 * Ends a task of the main thread, and goes on in one of its own: between two parts of a long work the
 * reader's events are answered, and a frame is painted. Timers would wait where tabs are in the background.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
