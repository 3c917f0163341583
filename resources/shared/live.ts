import { onlineManager } from '@tanstack/react-query';

const HALF_A_MINUTE = 30_000;

/** For data with change events: refetched also when the window gets the focus, unless there is no network. */
export const ON_FOCUS = {
  refetchOnWindowFocus: (): 'always' | false => onlineManager.isOnline() && 'always',
};

/** For data without change events: the same, and every 30 s while the window has the focus. */
export const LIVE = {
  refetchInterval: () => onlineManager.isOnline() && HALF_A_MINUTE,
  ...ON_FOCUS,
};
