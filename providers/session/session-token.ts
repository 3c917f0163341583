import { TOKEN_REFRESH_INTERVAL } from '#domain/basics/constants.ts';
import { readText, writeText } from '../browser/local-storage.ts';
import type { AuthPort } from '../firebase/auth-port.ts';

export interface TokenKeeper {
  /** A valid token, also kept in local storage (RS-01). */
  token: (renew?: boolean) => Promise<string>;
  /** LG-06: requests a new token every 55 minutes from now on. */
  startRenewing: () => void;
  stopRenewing: () => void;
}

/** Keeps the signed-in user's token valid; while `isLeaving`, does not write it back to local storage. */
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
