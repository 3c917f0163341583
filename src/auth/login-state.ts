/** What another page hands to the sign-in page; in the history entry, so that no address stands in a URL. */
export interface LoginState {
  email?: string;
  /** What was done just before. */
  done?: 'passwordSet' | 'verified';
}

/** Reads what may come from an older build or another page. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { email, done }: Partial<Record<string, unknown>> = { ...state };
  return {
    ...(typeof email === 'string' && { email }),
    ...((done === 'passwordSet' || done === 'verified') && { done }),
  };
}
