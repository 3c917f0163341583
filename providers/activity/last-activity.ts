import { createObservable } from '../async/observable.ts';
import type { Observable } from '../async/observable.ts';
import { readText, writeText } from '../browser/local-storage.ts';

/** The storage that the tabs of a browser share. */
interface ActivityStore {
  read: () => string | null;
  /** Null removes it. */
  write: (value: string | null) => void;
  /** Calls the listener when another tab writes it. */
  onWritten: (listener: () => void) => void;
}

/** The time of the last activity in any tab of this browser, milliseconds since 1970; null when it is not known. */
export interface LastActivity extends Observable<number | null> {
  /** Notes activity, here or on another device; never moves back in time. */
  move: (to: number) => void;
  /** Sets the time whatever it was before: at a sign-in, or after a clock was set back. Null: not known. */
  set: (to: number | null) => void;
}

/** Uses what another tab has stored; when the storage was cleared or is blocked, uses what this tab knows. */
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

/** Returns the last activity of this browser. */
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
