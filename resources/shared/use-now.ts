import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Returns the current time, updated every minute (or `every` milliseconds), so that ages on screen stay right. */
export function useNow(every = MINUTE): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
