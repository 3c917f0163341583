import { useEffect, useState } from 'react';

/** Whether `until` is still to come; renders again when it has. */
export function useIsBefore(until: Date | null): boolean {
  const [passed, setPassed] = useState<Date | null>(null);
  useEffect(() => {
    if (!until) return undefined;
    const timer = setTimeout(() => setPassed(until), until.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && passed !== until;
}
