import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type * as FirestoreSdk from '@google-cloud/firestore';
import type { QuerySnapshot } from '@google-cloud/firestore';
import type { Target } from '../peers.ts';
import type { Snapshot } from './cases.ts';
import type { Rest } from './rest.ts';

const { Firestore }: typeof FirestoreSdk = createRequire(import.meta.url)(
  '@google-cloud/firestore',
);

const COLLECTION = 'C';
/** In ms. */
const LONGEST = 10_000;

/**
 * Makes what the recorded snapshots show happen, each step in one commit, and has Google's SDK listen: by their README, to
 * the collection in the order of `a`. @throws Error for another snapshot, or none
 */
export async function replayListen(
  rest: Rest,
  { address, projectId }: Target,
  snapshots: readonly Snapshot[],
): Promise<void> {
  // Otherwise the SDK asks the network whether it runs in Google's cloud.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const [host = '', port] = address.split(':');
  const settings = { projectId, host, port: Number(port), ssl: false };
  const firestore = new Firestore({
    ...settings,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  const heard = listenTo(firestore.collection(COLLECTION).orderBy('a'));
  try {
    await rest.clear();
    for (const [index, snapshot] of snapshots.entries()) {
      const { docs: before = [] } = snapshots[index - 1] ?? {};
      const gone = before.filter(({ name }) => !snapshot.docs.some((doc) => doc.name === name));
      const changed = snapshot.docs.filter(
        (doc) => !before.some((one) => isDeepStrictEqual(one, doc)),
      );
      const writes = [
        ...gone.map(({ name }) => ({ delete: rest.here(name) })),
        ...changed.map(({ name, fields }) => ({ update: { name: rest.here(name), fields } })),
      ];
      if (index > 0 && writes.length === 0) continue;
      if (writes.length > 0) await rest.commit(writes);
      expectShown(await heard.next(), snapshot);
    }
  } finally {
    heard.stop();
    await firestore.terminate();
  }
}

/** Begins to listen with the first `next`, so that the first snapshot shows what is there then. */
function listenTo(query: FirestoreSdk.Query) {
  const shown: QuerySnapshot[] = [];
  let stop: (() => void) | undefined;
  let failure: Error | undefined;
  let wake: (() => void) | undefined;
  const start = () =>
    query.onSnapshot(
      (snapshot) => {
        shown.push(snapshot);
        wake?.();
      },
      (error) => {
        failure = error;
        wake?.();
      },
    );
  return {
    async next(): Promise<QuerySnapshot> {
      stop ??= start();
      if (shown.length === 0 && !failure) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, LONGEST).unref();
        });
      }
      const first = shown.shift();
      if (!first) throw failure ?? new Error('There is no snapshot');
      return first;
    },
    stop: () => stop?.(),
  };
}

const idOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

function expectShown(shown: QuerySnapshot, { docs, changes }: Snapshot): void {
  const actual = {
    docs: shown.docs.map(({ id }) => id),
    changes: shown.docChanges().map(({ type, doc, oldIndex, newIndex }) => ({
      kind: type.toUpperCase(),
      id: doc.id,
      oldIndex,
      newIndex,
    })),
  };
  const expected = {
    docs: docs.map(({ name }) => idOf(name)),
    changes: changes.map(({ kind, doc, oldIndex, newIndex }) => ({
      kind,
      id: idOf(doc.name),
      oldIndex,
      newIndex,
    })),
  };
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}
