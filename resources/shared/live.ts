const HALF_A_MINUTE = 30_000;

/** For what no event tells of: read again when the window is looked at, and every 30 s while it is. */
export const LIVE = { refetchInterval: HALF_A_MINUTE, refetchOnWindowFocus: 'always' } as const;
