const HALF_A_MINUTE = 30_000;

/** For data with change events: refetched also when the window gets the focus. */
export const ON_FOCUS = { refetchOnWindowFocus: 'always' } as const;

/** For data without change events: refetched when the window gets the focus, and every 30 s while it has it. */
export const LIVE = { refetchInterval: HALF_A_MINUTE, ...ON_FOCUS } as const;
