import { useEffect, useState } from 'react';
import { COPY_CONFIRMATION } from '#domain/basics/constants.ts';

/** Copies a text, and tells for a moment that it did, or that it could not. */
export function useCopyText(text: string) {
  const [state, setState] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (state === null) return undefined;
    const timer = setTimeout(() => setState(null), COPY_CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('notCopied'),
    );
  };
  return { state, copy };
}
