/** What another page passes to the sign-in page: in the history entry, so that no URL contains an e-mail address. */
export interface LoginState {
  email?: string;
  /** The action that was just completed. */
  done?: 'passwordSet' | 'verified';
}

/** Reads a history state, which may come from an older build or another page. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { email, done }: Partial<Record<string, unknown>> = { ...state };
  return {
    ...(typeof email === 'string' && { email }),
    ...((done === 'passwordSet' || done === 'verified') && { done }),
  };
}

const LOGIN = /^\/auth\/login\/?$/i;

/**
 * Reads what the sign-in page is given at the present address, without the router, which keeps the state of its history
 * entries in `usr`. Null at the address of another page.
 */
export function loginStateHere(
  { pathname }: Pick<Location, 'pathname'>,
  { state }: Pick<History, 'state'>,
): LoginState | null {
  if (!LOGIN.test(pathname)) return null;
  const entry: unknown = state;
  const isEntry = typeof entry === 'object' && entry !== null && 'usr' in entry;
  return readLoginState(isEntry ? entry.usr : null);
}
