/** A value that notifies its subscribers of changes; fits React's useSyncExternalStore. */
export interface Observable<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

export interface MutableObservable<T> extends Observable<T> {
  set: (value: T) => void;
}

export function createObservable<T>(initial: T): MutableObservable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
