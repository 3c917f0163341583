import { randomUUID } from 'node:crypto';
import { setTestRules } from 'embedded-firebase/tests/sdk/support/firestore-rules.ts';
import {
  openRestartableTarget,
  type FirebaseTarget,
} from 'embedded-firebase/tests/sdk/support/target.ts';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  setDoc,
  type Firestore,
} from 'firebase/firestore';
import type { Measurement } from './run.ts';

const SAMPLES = 200;
const WARM_UP = 20;
const LIMIT_MS = 200;

/**
 * From setDoc in one client to the listener of another, and to the answer of setDoc itself, each
 * commit synced to disk. Node's build of the web SDK; tests/e2e measures the same in Chromium.
 */
export async function run(): Promise<Measurement[]> {
  const target = await openRestartableTarget();
  await setTestRules(target);
  const [writer, reader] = [openClient(target), openClient(target)];
  try {
    const { heard, answered } = await measure(writer, reader);
    return [
      finding('setDoc → listener of another client', heard),
      finding('awaited setDoc', answered),
    ];
  } finally {
    await Promise.all([writer, reader].map(({ app }) => deleteApp(app)));
    await target.close();
  }
}

function openClient({ projectId, firestore: { host, port } }: FirebaseTarget): Firestore {
  const firestore = getFirestore(initializeApp({ projectId, apiKey: 'local' }, randomUUID()));
  connectFirestoreEmulator(firestore, host, port);
  return firestore;
}

async function measure(writer: Firestore, reader: Firestore) {
  const path = `open/${randomUUID()}/items/a`;
  const arrivals = new Map<number, (time: number) => void>();
  const stop = onSnapshot(doc(reader, path), (snapshot) => {
    const n: unknown = snapshot.get('n');
    if (typeof n === 'number') arrivals.get(n)?.(performance.now());
  });
  const heard: number[] = [];
  const answered: number[] = [];
  for (let n = 0; n < SAMPLES + WARM_UP; n++) {
    const arrival = new Promise<number>((resolve) => arrivals.set(n, resolve));
    const begun = performance.now();
    const answer = setDoc(doc(writer, path), { n }).then(() => performance.now());
    const times = await Promise.all([arrival, answer]);
    if (n < WARM_UP) continue;
    heard.push(times[0] - begun);
    answered.push(times[1] - begun);
  }
  stop();
  return { heard, answered };
}

function finding(name: string, times: number[]): Measurement {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
  const ms = (share: number) => `${at(share).toFixed(1)} ms`;
  return {
    name,
    result: `median ${ms(0.5)}, p95 ${ms(0.95)}, most ${ms(1)} of ${sorted.length} (limit: median ${LIMIT_MS} ms)`,
    ok: at(0.5) < LIMIT_MS,
  };
}
