const HALF_A_MINUTE = 30_000;

/** For data without change events: refetched when the window gets the focus, and every 30 s while it has it. */
export const LIVE = { refetchInterval: HALF_A_MINUTE, refetchOnWindowFocus: 'always' } as const;
