import { useCallback } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import type { ActivityRow } from './activity-row.ts';

/** Returns a user's device and browser: "Computer · Windows · Edge"; blank when unknown. */
export function useSeenWith(): (row: Pick<ActivityRow, 'device' | 'browser'>) => string {
  const text = useText('usersOnline');
  return useCallback(
    ({ device, browser }) =>
      [device && text(`devices.${device.type}`), device?.os, browser?.name]
        .filter((part) => part && part !== 'unknown')
        .join(' · '),
    [text],
  );
}
