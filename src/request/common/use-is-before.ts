import { useEffect, useState } from 'react';

/** Returns whether `until` is in the future; renders again when it has passed. */
export function useIsBefore(until: Date | null): boolean {
  const [passed, setPassed] = useState<Date | null>(null);
  useEffect(() => {
    if (!until) return undefined;
    const timer = setTimeout(() => setPassed(until), until.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && passed !== until;
}
