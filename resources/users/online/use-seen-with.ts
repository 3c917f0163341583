import { useCallback } from 'react';
import type { ActivityRow } from './activity-row.ts';
import { useOnlineText } from './use-online-text.ts';

/** Returns a user's device and browser: "Computer · Windows · Edge"; blank when unknown. */
export function useSeenWith(): (row: Pick<ActivityRow, 'device' | 'browser'>) => string {
  const text = useOnlineText();
  return useCallback(
    ({ device, browser }) =>
      [device && text(`devices.${device.type}`), device?.os, browser?.name]
        .filter(Boolean)
        .join(' · '),
    [text],
  );
}
