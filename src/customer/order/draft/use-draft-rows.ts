import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { draftDevice } from '#providers/drafts/draft-device.ts';
import type { OpenDrafts } from '#providers/drafts/draft-leaving.ts';
import { startOf } from '#providers/drafts/draft-open.ts';
import { createDraftStore } from '#providers/drafts/draft-store.ts';
import type { DraftDeps } from '#providers/drafts/draft-store.ts';
import { useDrafts } from '#providers/drafts/use-drafts.ts';
import { fullName } from '#providers/session/session-state.ts';
import { useSession } from '#providers/session/use-session.ts';
import { draftRows, isLeftBehind } from './draft-rows.ts';
import type { DraftRow } from './draft-rows.ts';
import { useDraftMethods } from './use-draft-methods.ts';

/** Returns the account's drafts except the open one: the server's, and those that only this browser has. */
export function useDraftRows(accountNumber: string, openId: string) {
  const api = useDraftMethods();
  const { cache, presence, open } = useDrafts();
  const session = useSession();
  const uid = session.user?.uid ?? '';
  const author = fullName(session);
  const { data = [], refetch } = useQuery({
    queryKey: ['order-drafts', uid, accountNumber],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async (): Promise<DraftRow[]> => {
      const [stored, kept] = await Promise.all([
        orNone(async () => (await api.orderDrafts(accountNumber)).data),
        orNone(() => cache.all(uid)),
      ]);
      return draftRows(stored, kept, accountNumber, { author, device: draftDevice() });
    },
  });
  useEffect(() => {
    const deps = { uid, api, cache, presence, device: draftDevice, now: Date.now };
    void saveLeftOnes(deps, open, openId);
  }, [uid, api, cache, presence, open, openId]);
  return {
    rows: data.filter(({ id }) => id !== openId),
    again: async () => void (await refetch()),
  };
}

/** Returns an empty list on failure, which must not disturb a user who orders. */
async function orNone<T>(ask: () => Promise<T[]>): Promise<T[]> {
  try {
    return await ask();
  } catch (error) {
    console.warn('The drafts are not all known', error instanceof Error ? error.name : '');
    return [];
  }
}

/** Saves older drafts of this browser that never reached the server. */
async function saveLeftOnes(deps: DraftDeps, open: OpenDrafts, openId: string): Promise<void> {
  const kept = await orNone(() => deps.cache.all(deps.uid));
  const now = deps.now();
  for (const draft of kept) {
    if (!isLeftBehind(draft, now)) continue;
    if (draft.id === openId || open.isOpen(draft.id)) continue;
    const store = createDraftStore(startOf(draft), deps);
    open.add(store);
    void open.release(store);
  }
}
