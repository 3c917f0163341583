import { readText, writeText } from '../browser/local-storage.ts';
import { createObservable } from '../async/observable.ts';
import type { Observable } from '../async/observable.ts';

/** Where the tabs of a browser share it. */
export interface ActivityStore {
  read: () => string | null;
  /** Null takes it away. */
  write: (value: string | null) => void;
  /** Calls when another tab wrote it. */
  onWritten: (listener: () => void) => void;
}

/** When somebody last did something in any tab of this browser, milliseconds since 1970; null when it is not known. */
export interface LastActivity extends Observable<number | null> {
  /** Somebody did something, here or on another device; never back in time. */
  move: (to: number) => void;
  /** It is this moment, whatever was known: a sign-in, or a clock that was set back. Null: it is not known. */
  set: (to: number | null) => void;
}

/** What another tab has stored counts; a storage that was cleared or is forbidden leaves what this tab knows. */
export function createLastActivity(store: ActivityStore): LastActivity {
  const known = createObservable<number | null>(stored());
  function stored(): number | null {
    const value = Number(store.read());
    return Number.isSafeInteger(value) && value > 0 ? value : null;
  }
  const set = (to: number | null): void => {
    store.write(to === null ? null : String(to));
    known.set(to);
  };
  const get = (): number | null => stored() ?? known.get();
  store.onWritten(() => {
    const value = stored();
    if (value !== null && value !== known.get()) known.set(value);
  });
  return {
    get,
    subscribe: known.subscribe,
    set,
    move: (to) => {
      if (to > (get() ?? 0)) set(to);
    },
  };
}

const KEY = 'lastActivity';

/** That of this browser. */
export function browserLastActivity(): LastActivity {
  return createLastActivity({
    read: () => readText(KEY),
    write: (value) => writeText(KEY, value),
    onWritten: (listener) => {
      addEventListener('storage', ({ key }) => {
        if (key === KEY) listener();
      });
    },
  });
}
