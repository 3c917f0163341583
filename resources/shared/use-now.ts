import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, again every minute (or `every` milliseconds), so that ages on a screen that is left open stay true. */
export function useNow(every = MINUTE): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
