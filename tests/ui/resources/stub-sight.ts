import { vi } from 'vitest';

/** Stubs the browser so that nothing is visible on the screen until `see` is called. */
export function stubSight() {
  const observers = new Map<IntersectionObserver, IntersectionObserverCallback>();
  class FakeObserver {
    constructor(callback: IntersectionObserverCallback) {
      observers.set(this as unknown as IntersectionObserver, callback);
    }
    observe = () => undefined;
    disconnect = () => void observers.delete(this as unknown as IntersectionObserver);
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    /** Makes every observed element visible. */
    see: () => {
      for (const [observer, callback] of observers) {
        callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
      }
    },
  };
}
