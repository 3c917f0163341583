import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isSame } from '#providers/drafts/is-same.ts';

/** Shares one state between many components. Each renders again only when the part that it reads has changed. */
export interface StateStore<State> {
  get: () => State;
  /** Calls the listener after each change; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** Returns a store with the state of the last render; always the same store. */
export function useStateStore<State>(state: State): StateStore<State> {
  const [{ store, set }] = useState(() => createStateStore(state));
  // Runs before the browser paints, so that all components show the same state.
  useLayoutEffect(() => set(state), [set, state]);
  return store;
}

function createStateStore<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  const store: StateStore<State> = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const set = (next: State) => {
    if (Object.is(next, state)) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return { store, set };
}

/** Returns what `select` reads from the store; the same object while its content is equal. */
export function useSelected<State, Selected>(
  { get, subscribe }: StateStore<State>,
  select: (state: State) => Selected,
): Selected {
  const last = useRef<Selection<State, Selected> | null>(null);
  return useSyncExternalStore(subscribe, () => {
    // React calls this several times in a render.
    last.current = selection(get(), select, last.current);
    return last.current.selected;
  });
}

interface Selection<State, Selected> {
  state: State;
  select: (state: State) => Selected;
  selected: Selected;
}

function selection<State, Selected>(
  state: State,
  select: (state: State) => Selected,
  last: Selection<State, Selected> | null,
): Selection<State, Selected> {
  if (last?.state === state && last.select === select) return last;
  const selected = select(state);
  const isKept = last !== null && isSame(last.selected, selected);
  return { state, select, selected: isKept ? last.selected : selected };
}
