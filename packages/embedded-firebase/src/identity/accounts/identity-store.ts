import type { DiskRefusals } from '../../journal/disk-refusals.ts';
import type { Journal } from '../../journal/journal-contract.ts';
import { openJournal } from '../../journal/journal.ts';
import { IdentityState } from './identity-state.ts';
import type { Change, Settings } from './records.ts';

/** The journal is rewritten when it is this large and twice what its state needs. */
const COMPACT_ABOVE_BYTES = 4 * 1024 * 1024;

/** Users, sessions and action codes: in memory for reading, in the journal for keeping. */
export interface IdentityStore {
  readonly state: IdentityState;
  /** Applies all changes at once, in memory immediately; resolves when they are synced to disk. */
  commit(changes: Change[]): Promise<void>;
  close(): Promise<void>;
}

/** @param file the journal; null keeps everything in memory. @param now in ms. */
export async function openIdentityStore(
  file: string | null,
  settings: Settings,
  now: () => number,
  refusals?: DiskRefusals,
): Promise<IdentityStore> {
  const state = new IdentityState(settings);
  const replay = (changes: Change[]) => {
    for (const change of changes) state.apply(change);
  };
  const journal = await openJournal(file, replay, { refusals });
  let compactAt = COMPACT_ABOVE_BYTES;
  const compact = async () => {
    await journal.compact(oneByOne(state, now()));
    compactAt = Math.max(COMPACT_ABOVE_BYTES, journal.size * 2);
  };
  if (journal.size > compactAt) await compact();
  return {
    state,
    async commit(changes) {
      for (const change of changes) state.apply(change);
      await journal.append(changes);
      if (journal.size > compactAt) await compact();
    },
    close: () => closeJournal(journal),
  };
}

function* oneByOne(state: IdentityState, now: number): Generator<Change[]> {
  for (const change of state.snapshot(now)) yield [change];
}

function closeJournal(journal: Journal<Change[]>): Promise<void> {
  return journal.close();
}
