import { useCallback, useEffect, useRef, useState } from 'react';
import type { CampaignSubscription } from '#domain/emails/campaign.ts';
import { campaignSubscription } from '#providers/account/campaign-subscription.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useRuntime } from '#providers/use-runtime.ts';

type Deed = Parameters<typeof campaignSubscription>[1];
type State =
  | { kind: 'looking' }
  | { kind: 'unknown' }
  | { kind: 'failed' }
  | { kind: 'found'; subscription: CampaignSubscription };

/** Reads the subscription of a link, and changes it when asked; one request at a time. */
export function useSubscription(token: string) {
  const { client } = useRuntime();
  const [state, setState] = useState<State>({ kind: 'looking' });
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const asking = useRef<AbortController | null>(null);
  const ask = useCallback(
    (deed: Deed) => {
      asking.current?.abort();
      const mine = new AbortController();
      asking.current = mine;
      const settle = (change: () => void): void => {
        if (mine.signal.aborted) return;
        setIsBusy(false);
        change();
      };
      campaignSubscription(client, deed, { token, signal: mine.signal }).then(
        (subscription) => settle(() => setState({ kind: 'found', subscription })),
        (error: unknown) =>
          settle(() => {
            if (errorStatus(error) === 404) setState({ kind: 'unknown' });
            else if (deed === 'look') setState({ kind: 'failed' });
            else setHasFailed(true);
          }),
      );
    },
    [client, token],
  );
  useEffect(() => {
    ask('look');
    return () => asking.current?.abort();
  }, [ask]);
  const askAgain = (deed: Deed): void => {
    setIsBusy(true);
    setHasFailed(false);
    ask(deed);
  };
  return { state, isBusy, hasFailed, ask: askAgain };
}
