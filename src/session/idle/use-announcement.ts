import { useEffect, useRef, useState } from 'react';
import { announcedAt } from '#domain/idle.ts';
import type { AnnouncedSeconds } from '#domain/idle.ts';

/** How many seconds an announcement stands, so that nobody comes across an old one. */
const STANDS = 10;

/** IN-03: which of the seconds to announce is to be read out now; null for none. */
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
