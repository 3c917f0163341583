import { provideStateLists, type StateLists } from '#domain/address/regions.ts';
import { createObservable, type Observable } from '../async/observable.ts';

/** `absent`: nobody has asked for them. A browser that failed to load them succeeds only after a reload of the page. */
export type StateListsStatus = 'absent' | 'loading' | 'ready' | 'failed';

type Load = () => Promise<StateLists>;

const fromChunk: Load = async () =>
  (await import('#domain/address/states/state-lists.ts')).STATE_LISTS;
const status = createObservable<StateListsStatus>('absent');
let load = fromChunk;

export const stateListsStatus: Observable<StateListsStatus> = status;

/** Loads the states of all countries once, for the rules and the forms (decision 67). Pages without an address do without. */
export async function loadStateLists(): Promise<void> {
  if (status.get() !== 'absent') return;
  const asked = load;
  status.set('loading');
  try {
    const lists = await asked();
    if (asked !== load) return;
    provideStateLists(lists);
    status.set('ready');
  } catch {
    // The forms say so, and take a typed text, which the server checks.
    if (asked === load) status.set('failed');
  }
}

/** Forgets the lists, as a new page has none; `from` replaces where they come from. */
export function forgetStateLists(from: Load = () => fromChunk()): void {
  load = from;
  provideStateLists(null);
  status.set('absent');
}
