/** What a DOM without a screen lacks, or has in a way that browsers have not. */
export function completeDocument(): void {
  Object.assign(document, { fonts: new EventTarget(), execCommand: () => false });
  // Its animations reject when they are cancelled; without any, components show their end at once.
  Reflect.deleteProperty(Element.prototype, 'animate');
  Object.assign(window, { innerWidth: DESKTOP, ResizeObserver: FirstSizes });
}

const DESKTOP = 1440;

/** Says once, as browsers do, that there is something to measure. */
class FirstSizes implements ResizeObserver {
  readonly #onSize: ResizeObserverCallback;

  constructor(onSize: ResizeObserverCallback) {
    this.#onSize = onSize;
  }

  observe(): void {
    queueMicrotask(() => this.#onSize([], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}
