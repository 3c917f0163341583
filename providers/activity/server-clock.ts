/** Less than this is the way of an answer, and does no harm. Milliseconds. */
const TOLERANCE = 30_000;

/** How the clock of this machine goes against the server's. */
export interface ServerClock {
  /** How far this machine's is ahead, milliseconds; 0 as long as nobody measured it, or when it is next to nothing. */
  ahead: () => number;
  /** Measures it by a token that was issued just now. */
  measure: (token: string) => void;
}

/** `iat`, milliseconds since 1970; null for what is no token. */
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

/** A machine whose clock is wrong would tell of activity that lies ahead, which the rules refuse. */
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
