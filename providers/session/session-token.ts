import { TOKEN_REFRESH_INTERVAL } from '#domain/constants.ts';
import type { AuthPort } from '../firebase/auth-port.ts';
import { readText, writeText } from '../browser/local-storage.ts';

export interface TokenKeeper {
  /** A valid token, also kept in local storage (RS-01). */
  token: (renew?: boolean) => Promise<string>;
  /** LG-06: from now on a new one every 55 minutes. */
  startRenewing: () => void;
  stopRenewing: () => void;
}

/** Keeps the token of whoever is signed in; `isLeaving` keeps it from coming back into local storage. */
export function createTokenKeeper(deps: {
  auth: AuthPort;
  isLeaving: () => boolean;
  log: (message: string, error: unknown) => void;
}): TokenKeeper {
  let timer: ReturnType<typeof setInterval> | undefined;
  const token = async (renew = false): Promise<string> => {
    const value = await deps.auth.token(renew);
    if (readText('authToken') !== value && !deps.isLeaving()) writeText('authToken', value);
    return value;
  };
  const stopRenewing = () => clearInterval(timer);
  return {
    token,
    stopRenewing,
    startRenewing: () => {
      stopRenewing();
      timer = setInterval(() => {
        token(true).catch((error) => deps.log('Token refresh', error));
      }, TOKEN_REFRESH_INTERVAL);
    },
  };
}
