import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import { lazily } from '#providers/async/lazily.ts';
import { createObservable } from '#providers/async/observable.ts';
import type { MutableObservable, Observable } from '#providers/async/observable.ts';
import type { LoginState } from '../auth/login-state.ts';
import { loadOrReload } from './lazy-page.ts';

/** Every page, with the router. The sign-in page does without until it is used (decision 34). */
export interface Pages {
  Content: ComponentType;
  /** Goes to a page of the portal and leaves `state` in its history entry. */
  open: (to: string, state: unknown) => Promise<void> | void;
}

export interface Start {
  /** What another page passed to the sign-in page; null while another page is shown. */
  login: MutableObservable<LoginState | null>;
  /** Null until the router is loaded. */
  pages: Observable<Pages | null>;
  /** Loads the router ahead of its use. A failure stays without effect, and the next call tries again. */
  prepare: () => void;
  /** Loads the router, which shows the page of the present address. */
  need: () => Promise<void>;
  /** Goes to a page, once the router is loaded. */
  open: (to: string, state: unknown) => Promise<void>;
}

/** Provided by the entry module; tests provide their own. */
export const StartContext = createContext<Start | null>(null);

/** Returns what the page starts with. */
export function useStart(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('StartContext is missing');
  return start;
}

/** Shows the error where the pages would be. */
function brokenPages(error: unknown): Pages {
  return {
    Content: () => {
      throw error;
    },
    open: (to) => location.assign(to),
  };
}

/** Creates the start of a page. `login` is null at the address of any other page. */
export function createStart(loadPages: () => Promise<Pages>, login: LoginState | null): Start {
  const pages = createObservable<Pages | null>(null);
  const { get } = lazily(async () => {
    const loaded = await loadPages();
    pages.set(loaded);
    return loaded;
  });
  return {
    login: createObservable(login),
    pages,
    prepare: () => void get().catch(() => undefined),
    need: async () => {
      try {
        await loadOrReload(get);
      } catch (error) {
        pages.set(brokenPages(error));
      }
    },
    open: async (to, state) => {
      // Without the code, the browser asks the server for the page.
      const { open } = await get().catch(brokenPages);
      await open(to, state);
    },
  };
}
