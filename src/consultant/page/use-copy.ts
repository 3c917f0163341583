import { useEffect, useState } from 'react';
import { COPY_CONFIRMATION } from '#domain/basics/constants.ts';

/** Copies the whole address of a link of this portal, and says for a moment that it did, or that it could not. */
export function useCopy(link: string) {
  const [state, setState] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState(null), COPY_CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(link, location.href).href);
      setState('copied');
    } catch {
      setState('notCopied');
    }
  };
  return { state, copy: () => void copy() };
}
