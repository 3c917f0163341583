import { useQuery } from '@tanstack/react-query';
import { draftAnswer } from '#providers/drafts/draft-answer.ts';
import type { DraftCache, KeptDraft } from '#providers/drafts/draft-cache.ts';
import { draftDevice } from '#providers/drafts/draft-device.ts';
import { chooseDraft } from '#providers/drafts/draft-open.ts';
import type { DraftOpening } from '#providers/drafts/draft-open.ts';
import { useDrafts } from '#providers/drafts/use-drafts.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useDraftMethods } from './use-draft-methods.ts';

/** Returns a function that reads a draft from this browser and from the server, each time anew. */
export function useReadDraft() {
  const api = useDraftMethods();
  const { cache, presence, open } = useDrafts();
  const uid = useSession().user?.uid ?? '';
  const read = async (id: string): Promise<DraftOpening> => {
    const handed = open.takeOver(id);
    if (handed) return { kind: 'open', start: handed };
    await open.whenKept(id);
    const isGone = await presence.whoIsGone();
    const [kept, answer] = await Promise.all([
      readKept(cache, uid, id),
      draftAnswer(() => api.orderDraft(id)),
    ]);
    return chooseDraft(kept, answer, { device: draftDevice(), isGone });
  };
  return { uid, read };
}

/** OR-03: loads the draft at an address, from this browser or the server, each time anew; undefined while it loads. */
export function useOpenDraft(id: string) {
  const { uid, read } = useReadDraft();
  const { data, refetch } = useQuery({
    queryKey: ['order-form', 'draft', uid, id],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    queryFn: () => read(id),
  });
  return { opening: data, again: () => void refetch() };
}

/** Returns null in a browser that stores no drafts. */
async function readKept(cache: DraftCache, uid: string, id: string): Promise<KeptDraft | null> {
  try {
    return await cache.read(uid, id);
  } catch (error) {
    console.warn('This browser keeps no drafts', error instanceof Error ? error.name : '');
    return null;
  }
}
