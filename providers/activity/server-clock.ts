/** A smaller difference is network delay and is ignored. Milliseconds. */
const TOLERANCE = 30_000;

/** Compares the clock of this machine with the server's. */
export interface ServerClock {
  /** How far this machine's clock is ahead, milliseconds; 0 before it is measured, and within the tolerance. */
  ahead: () => number;
  /** Measures it from a token that was issued just now. */
  measure: (token: string) => void;
}

/** Returns `iat`, milliseconds since 1970; null for an invalid token. */
function issuedAt(token: string): number | null {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const hasTime = typeof claims === 'object' && claims !== null && 'iat' in claims;
    return hasTime && typeof claims.iat === 'number' ? claims.iat * 1_000 : null;
  } catch {
    return null;
  }
}

/** Corrects a wrong clock: the rules would refuse its records, whose activity would be in the future. */
export function createServerClock(now: () => number): ServerClock {
  let ahead = 0;
  return {
    ahead: () => ahead,
    measure: (token) => {
      const issued = issuedAt(token);
      if (issued === null) return;
      const measured = now() - issued;
      ahead = Math.abs(measured) < TOLERANCE ? 0 : measured;
    },
  };
}
