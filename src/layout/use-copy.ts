import { useEffect, useState } from 'react';
import { COPY_CONFIRMATION } from '#domain/constants.ts';

/** Copies `text`; `copied` holds for 3 s after it worked (LY-06). */
export function useCopy(text: string): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPY_CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.warn('The browser refused to copy', error);
    }
  };
  return { copied, copy };
}
