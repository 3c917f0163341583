import { useRef, useState } from 'react';

/** Runs one piece of work at a time: calls meanwhile return `otherwise`. */
export function useOnce() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = async <T>(otherwise: T, work: () => Promise<T>): Promise<T> => {
    if (running.current) return otherwise;
    running.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
}
