import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startedDraft, storedDraft } from './draft-fixture.ts';
import { createBrowser, createNetwork, typeWord, wait, wordsOf } from './draft-world.ts';
import type { OpenPage } from './draft-world.ts';
import { asStored } from '#providers/drafts/draft-open.ts';
import { seededRandom, type Random } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';

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
