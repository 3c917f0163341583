import { useCallback, useEffect, useState } from 'react';
import type { BuyingGroup } from '#domain/schemas/application.ts';
import { buyingGroups } from '#providers/account/applications.ts';
import { useRuntime } from '#providers/use-runtime.ts';

/** RS-06: loads the groups to choose from; null while they load. */
export function useBuyingGroups() {
  const { client } = useRuntime();
  const [groups, setGroups] = useState<BuyingGroup[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    const leave = new AbortController();
    buyingGroups(client, leave.signal)
      .then(setGroups)
      .catch(() => setFailed(!leave.signal.aborted));
    return () => leave.abort();
  }, [client]);
  useEffect(() => load(), [load]);
  const retry = (): void => {
    setFailed(false);
    void load();
  };
  return { groups, failed, retry };
}
