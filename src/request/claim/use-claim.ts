import { useRef, useState } from 'react';
import type { Claim } from '#domain/schemas/claim.ts';
import { claimAccount } from '#providers/account/applications.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { toFailure } from '../failure/failure.ts';
import type { Failure } from '../failure/failure.ts';

export type ClaimState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; failure: Failure }
  /** `accountNumber` is null when the user already belonged to an account. */
  | { kind: 'granted'; accountNumber: string | null };

/** Sends a claim, one at a time. */
export function useClaim() {
  const { client } = useRuntime();
  const [state, setState] = useState<ClaimState>({ kind: 'idle' });
  const isSending = useRef(false);
  const send = async (claim: Claim): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ kind: 'sending' });
    try {
      setState({ kind: 'granted', accountNumber: await claimAccount(client, claim) });
    } catch (error) {
      const failure = toFailure(error, new Date());
      const isMember = failure.kind === 'conflict';
      setState(isMember ? { kind: 'granted', accountNumber: null } : { kind: 'failed', failure });
    } finally {
      isSending.current = false;
    }
  };
  return { state, send };
}
