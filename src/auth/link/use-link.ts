import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Doors } from '#providers/firebase/doors.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { createLinkOpener, readLinkAddress } from './open-link.ts';
import type { LinkOpener, LinkOutcome } from './open-link.ts';

/** One opener for the life of the doors, so that a page that mounts twice opens its link once. */
const openers = new WeakMap<Doors, LinkOpener>();

function openerOf(doors: Doors): LinkOpener {
  const known = openers.get(doors) ?? createLinkOpener(doors);
  openers.set(doors, known);
  return known;
}

/** What came of the link in the address, null while it is being opened; and how to try again. */
export function useLink(): { outcome: LinkOutcome | null; retry: () => void } {
  const { doors } = useRuntime();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const opening = useCallback(() => openerOf(doors).open(readLinkAddress(search)), [doors, search]);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const result = await opening();
      if (!left) setOutcome(result);
    };
    if (outcome === null) void look();
    return () => {
      left = true;
    };
  }, [opening, outcome]);
  const retry = (): void => {
    openerOf(doors).forget(readLinkAddress(search));
    setOutcome(null);
  };
  return { outcome, retry };
}
