import type { Draft } from '#domain/schemas/draft.ts';
import type { DraftMethods } from '#providers/data/drafts.ts';
import { draftAnswer } from '#providers/drafts/draft-answer.ts';
import type { DraftCache, KeptDraft } from '#providers/drafts/draft-cache.ts';
import { chooseDraft } from '#providers/drafts/draft-open.ts';
import type { DraftStart } from '#providers/drafts/draft-state.ts';
import { createDraftStore } from '#providers/drafts/draft-store.ts';
import type { DraftStore } from '#providers/drafts/draft-store.ts';
import type { Random } from '#tests/fixtures/random.ts';
import { DRAFT_ID, noAnswer, noted, plainStorage, refusal, startedDraft } from './draft-fixture.ts';

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A server and the way to it: what is sent takes its time, overtakes, is lost, or is stored and its answer lost. */
export function createNetwork(random: Random) {
  const { storage, save } = plainStorage();
  const travel = () => wait(random.chance(0.3) ? random.integer(0, 4_000) : random.integer(0, 100));
  const mayBeLost = () => {
    if (random.chance(0.05)) throw noAnswer();
  };
  const saveOrderDraft: DraftMethods['saveOrderDraft'] = async (_id, input) => {
    const sent = structuredClone(input);
    await travel();
    mayBeLost();
    const data = structuredClone(save(sent));
    await travel();
    mayBeLost();
    return { data };
  };
  const orderDraft = async (): Promise<{ data: Draft }> => {
    await travel();
    mayBeLost();
    if (!storage.draft) throw refusal(404);
    const data = structuredClone(storage.draft);
    await travel();
    return { data };
  };
  return { storage, api: { saveOrderDraft, orderDraft, deleteOrderDraft: async () => undefined } };
}

type Network = ReturnType<typeof createNetwork>;

/** A page of a browser: killed, it loses what it was writing, and nobody hears its answers. */
export interface OpenPage {
  store: DraftStore;
  kill: (how: 'tab' | 'crash') => void;
}

/** A browser that keeps drafts, whose writes take a moment. */
export function createBrowser(network: Network, random: Random, device = 'Chrome · Linux · 1') {
  const kept = new Map<string, KeptDraft>();
  const there = new Set<string>();
  const cacheOf = (page: { isDead: boolean }): DraftCache => ({
    read: async (uid, id) => structuredClone(kept.get(`${uid}/${id}`) ?? null),
    write: async (draft) => {
      const written = structuredClone(draft);
      await wait(random.integer(0, 40));
      if (page.isDead && random.chance(0.8)) return new Promise(() => undefined);
      kept.set(`${draft.uid}/${draft.id}`, written);
    },
    remove: async (uid, id) => void kept.delete(`${uid}/${id}`),
    all: async () => [...kept.values()],
    forgetSaved: async () => undefined,
  });
  const presence = {
    enter: (writer: string) => {
      there.add(writer);
      return () => void there.delete(writer);
    },
  };
  const open = (start: DraftStart): OpenPage => {
    const page = { isDead: false };
    const store = createDraftStore(start, {
      uid: 'u1',
      api: network.api,
      cache: cacheOf(page),
      presence,
      device: () => device,
      now: Date.now,
    });
    const kill = (how: 'tab' | 'crash') => {
      if (how === 'tab') store.saveAtLast();
      page.isDead = true;
      store.abandon();
    };
    return { store, kill };
  };
  /** As `use-open-draft.ts` does it; tried again as somebody would who is told that it did not work. */
  const reopen = async (tries = 10): Promise<OpenPage> => {
    const here = new Set(there);
    const found = structuredClone(kept.get(`u1/${DRAFT_ID}`) ?? null);
    const answer = await draftAnswer(() => network.api.orderDraft());
    const isGone = (writer: string) => !here.has(writer);
    const opening = chooseDraft(found, answer, { device, isGone });
    if (opening.kind === 'open') return open(opening.start);
    if (tries === 0) return open(startedDraft());
    await wait(1_000);
    return reopen(tries - 1);
  };
  return { open, reopen };
}

/** Types the next word. */
export function typeWord({ store }: OpenPage, word: string): void {
  store.change(noted(`${store.get().content.notes} ${word}`.trim()));
}

export const wordsOf = (notes: string): string[] => notes.split(' ').filter(Boolean);
