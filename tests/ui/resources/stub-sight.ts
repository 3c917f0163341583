import { vi } from 'vitest';

/** A browser in which nothing is on the screen until `see` is called. */
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
    /** Everything that is watched comes on the screen. */
    see: () => {
      for (const [observer, callback] of observers) {
        callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
      }
    },
  };
}
