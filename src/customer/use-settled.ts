import { useEffect, useState } from 'react';

const PAUSE = 300;

/** The value as it was when it last stood still for a moment: what somebody finished typing. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
