import { useEffect, useState } from 'react';
import type { FittingFile } from '#domain/consultant/fitting-link/fitting-file.ts';
import { FITTING_FRAGMENT, toFittingLink } from '#domain/consultant/fitting-link/to-link.ts';

export type AttachedFitting =
  | { kind: 'none' }
  | { kind: 'unreadable' }
  | { kind: 'read'; link: string; file: FittingFile; isWhole: boolean };

/** The fitting in the fragment of the address, as it will be sent: only what the portal itself writes of one. */
export function useFitting(): AttachedFitting {
  const [found, setFound] = useState<AttachedFitting>({ kind: 'none' });
  useEffect(() => {
    const start = `#${FITTING_FRAGMENT}`;
    if (!location.hash.startsWith(start)) return undefined;
    const text = location.hash.slice(start.length);
    let isCurrent = true;
    readFitting(text).then(
      (read) => isCurrent && setFound(read),
      () => isCurrent && setFound({ kind: 'unreadable' }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return found;
}

/** The schemas of a fitting are loaded for a visitor who brings one. */
async function readFitting(text: string): Promise<AttachedFitting> {
  const { fromFittingLink } = await import('#domain/consultant/fitting-link/from-link.ts');
  const { file, unread } = fromFittingLink(text);
  if (unread.some(({ part }) => part === 'whole' || part === 'version')) {
    return { kind: 'unreadable' };
  }
  return { kind: 'read', link: toFittingLink(file), file, isWhole: unread.length === 0 };
}
