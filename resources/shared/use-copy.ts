import { useEffect, useState } from 'react';
import { COPY_CONFIRMATION } from '#domain/basics/constants.ts';

export type CopyState = 'idle' | 'copied' | 'refused';

interface Outcome {
  state: CopyState;
  /** Counts the attempts, so that each one restarts the 3 s timer. */
  attempt: number;
}

/** Copies `text`. The state is `copied` for 3 s after success (LY-06), and `refused` until the next attempt. */
export function useCopy(text: string): { state: CopyState; copy: () => Promise<void> } {
  const [{ state, attempt }, setOutcome] = useState<Outcome>({ state: 'idle', attempt: 0 });
  const become = (next: CopyState): void =>
    setOutcome((now) => ({ state: next, attempt: now.attempt + 1 }));
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome({ state: 'idle', attempt }), COPY_CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state, attempt]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      become('copied');
    } catch (error) {
      console.warn('The browser refused to copy', error);
      become('refused');
    }
  };
  return { state, copy };
}
