import { type DiskRefusals, openJournal } from 'embedded-firebase';
import type { Kind, Records } from './records.ts';

/** A record that was put, or removed where `value` is null. */
type Change = [kind: Kind, id: string, value: Records[Kind] | null];

/** Rewriting the file pays above this many changes, when most of them are outdated. */
const MANY_CHANGES = 2_000;

/**
 * The sandbox's records, in memory and in an append-only file. Changes that are made without waiting in between are
 * written as one entry: all of them survive a crash, or none.
 */
export interface Store {
  get<K extends Kind>(kind: K, id: string): Records[K] | null;
  /** All of a kind, the oldest first. */
  list<K extends Kind>(kind: K): Records[K][];
  put<K extends Kind>(kind: K, record: Records[K]): void;
  remove(kind: Kind, id: string): void;
  /** Resolves when everything that was put is on disk. */
  saved(): Promise<void>;
  close(): Promise<void>;
}

/** @param file created when missing; null keeps nothing. @throws DamagedJournal */
export async function openStore(file: string | null, refusals?: DiskRefusals): Promise<Store> {
  const kinds = new Map<Kind, Map<string, Records[Kind]>>();
  const ofKind = (kind: Kind) => {
    const records = kinds.get(kind) ?? new Map<string, Records[Kind]>();
    kinds.set(kind, records);
    return records;
  };
  let changes = 0;
  const apply = ([kind, id, value]: Change) => {
    changes += 1;
    if (value === null) ofKind(kind).delete(id);
    else ofKind(kind).set(id, value);
  };
  const replay = (entry: Change[]) => {
    for (const change of entry) apply(change);
  };
  const journal = await openJournal(file, replay, { refusals });
  const all = [...kinds].flatMap(([kind, records]) =>
    [...records].map(([id, value]): Change => [kind, id, value]),
  );
  if (changes > MANY_CHANGES && changes > 2 * all.length) {
    await journal.compact(all.map((change) => [change]));
  }
  let unsaved: Change[] = [];
  let saving: Promise<void> = Promise.resolve();
  const change = (one: Change) => {
    apply(one);
    unsaved.push(one);
  };
  return {
    get: <K extends Kind>(kind: K, id: string) => (ofKind(kind).get(id) as Records[K]) ?? null,
    list: <K extends Kind>(kind: K) => [...ofKind(kind).values()] as Records[K][],
    put: (kind, record) => change([kind, record.id, record]),
    remove: (kind, id) => change([kind, id, null]),
    saved() {
      const batch = unsaved;
      unsaved = [];
      // Entries are written in the order of the calls: with the last one all are.
      if (batch.length > 0) saving = journal.append(batch);
      return saving;
    },
    close: () => journal.close(),
  };
}
