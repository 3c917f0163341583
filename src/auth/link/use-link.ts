import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AuthFlow } from '#providers/firebase/auth-flow.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { createLinkOpener, readLinkAddress } from './open-link.ts';
import type { LinkOpener, LinkOutcome } from './open-link.ts';

/** One opener per auth flow, so that a page that mounts twice opens its link once. */
const openers = new WeakMap<AuthFlow, LinkOpener>();

function openerOf(authFlow: AuthFlow): LinkOpener {
  const known = openers.get(authFlow) ?? createLinkOpener(authFlow);
  openers.set(authFlow, known);
  return known;
}

/** Returns the result of the link in the address, null while it is being opened, and a retry function. */
export function useLink(): { outcome: LinkOutcome | null; retry: () => void } {
  const { authFlow } = useRuntime();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const opening = useCallback(
    () => openerOf(authFlow).open(readLinkAddress(search)),
    [authFlow, search],
  );
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
    openerOf(authFlow).forget(readLinkAddress(search));
    setOutcome(null);
  };
  return { outcome, retry };
}
