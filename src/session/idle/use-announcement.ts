import { useEffect, useRef, useState } from 'react';
import { announcedAt } from '#domain/idle.ts';
import type { AnnouncedSeconds } from '#domain/idle.ts';

/** How many seconds an announcement stays, so that no user finds an outdated one. */
const STANDS = 10;

/** IN-03: returns which number of seconds to announce now; null for none. */
export function useAnnouncement(seconds: number): AnnouncedSeconds | null {
  const before = useRef<number | null>(null);
  const [reached, setReached] = useState<AnnouncedSeconds | null>(null);
  useEffect(() => {
    const mark = announcedAt(before.current, seconds);
    before.current = seconds;
    if (mark !== null) setReached(mark);
  }, [seconds]);
  return reached !== null && reached - seconds < STANDS ? reached : null;
}
