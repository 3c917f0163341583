import { runs } from 'test-tools/runs.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '#domain/orders/draft.ts';
import type { DraftMethods } from '#providers/data/drafts.ts';
import { draftAnswer } from '#providers/drafts/draft-answer.ts';
import type { DraftCache, KeptDraft } from '#providers/drafts/draft-cache.ts';
import { chooseDraft, asStored } from '#providers/drafts/draft-open.ts';
import type { DraftStart } from '#providers/drafts/draft-state.ts';
import { createDraftStore, type DraftStore } from '#providers/drafts/draft-store.ts';
import { seededRandom, type Random } from '../../fixtures/random.ts';
import {
  DRAFT_ID,
  noAnswer,
  noted,
  plainStorage,
  refusal,
  startedDraft,
  storedDraft,
} from './draft-fixture.ts';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A server and the way to it: what is sent takes its time, overtakes, is lost, or is stored and its answer lost. */
function createNetwork(random: Random) {
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
interface OpenPage {
  store: DraftStore;
  kill: (how: 'tab' | 'crash') => void;
}

/** A browser that keeps drafts, whose writes take a moment. */
function createBrowser(network: Network, random: Random, device = 'Chrome · Linux · 1') {
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
function typeWord({ store }: OpenPage, word: string): void {
  store.change(noted(`${store.get().content.notes} ${word}`.trim()));
}

const wordsOf = (notes: string): string[] => notes.split(' ').filter(Boolean);

const HISTORIES = runs();
const LAST_SECOND = 1_000;
/** Longer than anything takes that is still on its way. */
const AT_REST = 120_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

/** Lets time pass until it is over. */
async function played<T>(history: Promise<T>): Promise<T> {
  const running = { isOver: false };
  const ended = history.finally(() => (running.isOver = true));
  // Whether it failed is asked when it is over.
  ended.catch(() => undefined);
  while (!running.isOver) await vi.advanceTimersByTimeAsync(1_000);
  return ended;
}

async function playedAll<T>(history: (seed: number) => Promise<T>): Promise<T[]> {
  const outcomes: T[] = [];
  for (const seed of seeds) outcomes.push(await played(history(seed)));
  return outcomes;
}

const seeds = Array.from({ length: HISTORIES }, (_, index) => index);

interface Typed {
  word: string;
  at: number;
}

/** Types for a while, and answers what it typed and when. */
async function typeOn(page: OpenPage, random: Random, next: () => string): Promise<Typed[]> {
  const typed: Typed[] = [];
  const words = random.integer(0, 30);
  for (let count = 0; count < words; count += 1) {
    await wait(random.chance(0.1) ? random.integer(0, 3_000) : random.integer(1, 200));
    const word = next();
    typeWord(page, word);
    typed.push({ word, at: Date.now() });
  }
  return typed;
}

/** Closes or crashes the page at some moment; answers when that was. */
async function killed(page: OpenPage, random: Random): Promise<number> {
  if (random.chance(0.3)) page.store.saveAtLast();
  await wait(random.chance(0.5) ? random.integer(0, 50) : random.integer(0, 2_500));
  page.kill(random.pick(['tab', 'crash'] as const));
  return Date.now();
}

/** Writes one draft in one browser, killed and opened again some times. */
async function killedHistory(seed: number) {
  const random = seededRandom(seed + 1);
  const network = createNetwork(random);
  const browser = createBrowser(network, random);
  const conflicts = new Set<string>();
  const due: Typed[] = [];
  let count = 0;
  /** Types in a page that has been there for a moment. */
  const write = async (page: OpenPage): Promise<Typed[]> => {
    const look = () => {
      if (page.store.get().status.kind === 'conflict') conflicts.add(`seed ${seed}`);
    };
    look();
    page.store.subscribe(look);
    await wait(100);
    return typeOn(page, random, () => `w${(count += 1)}`);
  };

  let page = browser.open(startedDraft());
  const kills = random.integer(1, 6);
  for (let kill = 0; kill < kills; kill += 1) {
    const typed = await write(page);
    const at = await killed(page, random);
    due.push(...typed.filter((one) => one.at <= at - LAST_SECOND));
    await wait(random.integer(0, 500));
    page = await browser.reopen();
  }
  const last = await write(page);
  due.push(...last);
  await wait(AT_REST);

  const { status, content } = page.store.get();
  const notes = network.storage.draft?.content.notes ?? '';
  const words = new Set(wordsOf(notes));
  return {
    conflicts: [...conflicts],
    lost: due.filter(({ word }) => !words.has(word)).map(({ word }) => `seed ${seed}: ${word}`),
    isAtRest: due.length === 0 || status.kind === 'saved',
    // What comes late shows when the page has something to save.
    isShown: last.length === 0 || content.notes === notes,
  };
}

/** Two browsers write on one draft that both have open. */
async function twoDevices(seed: number) {
  const random = seededRandom(seed + 1);
  const network = createNetwork(random);
  network.storage.draft = storedDraft();
  const pages = ['Chrome · Linux · 1', 'Safari · iOS · 2'].map((device) =>
    createBrowser(network, random, device).open(asStored(storedDraft())),
  );
  await Promise.all(
    pages.map(async (page, index) => {
      let count = 0;
      typeWord(page, `d${index}`);
      await typeOn(page, random, () => `d${index}w${(count += 1)}`);
    }),
  );
  await wait(AT_REST);
  const statuses = pages.map(({ store }) => store.get().status.kind);
  return statuses.toSorted((a, b) => a.localeCompare(b));
}

describe('a draft whose page is killed again and again', () => {
  it(
    `OR-03 is never in conflict with itself, and loses the last second at most, ${HISTORIES} times`,
    { timeout: HISTORIES * 200 },
    async () => {
      const outcomes = await playedAll(killedHistory);
      expect(outcomes.flatMap(({ conflicts }) => conflicts)).toEqual([]);
      expect(outcomes.flatMap(({ lost }) => lost)).toEqual([]);
      expect(outcomes.filter(({ isAtRest }) => !isAtRest)).toEqual([]);
      expect(outcomes.filter(({ isShown }) => !isShown)).toEqual([]);
    },
  );
});

describe('a draft on two devices at once', () => {
  it(
    `OR-03 is told to exactly one of them, ${HISTORIES} times`,
    { timeout: HISTORIES * 200 },
    async () => {
      for (const statuses of await playedAll(twoDevices))
        expect(statuses).toEqual(['conflict', 'saved']);
    },
  );
});
