import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  runTransaction,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';

/** What the tests do with the official SDK in a real browser: `?project=…&port=…`. */
interface PageSdk {
  write(path: string, n: number): Promise<void>;
  read(path: string): Promise<unknown>;
  /** Adds one to the counter `times` times, each in a transaction of its own. */
  addOne(path: string, times: number): Promise<void>;
  /** Resolves at the first snapshot; what comes is in `arrivals`. */
  watch(path: string): Promise<void>;
  /** Each `n` the server confirmed and how many ms before its arrival somebody had begun to write it. */
  arrivals: { n: number; ms: number }[];
}

declare global {
  interface Window {
    sdk: PageSdk;
  }
}

/** Two browsers of one machine share its clock. */
const clock = () => performance.timeOrigin + performance.now();

const query = new URLSearchParams(location.search);
const app = initializeApp({ projectId: query.get('project') ?? '', apiKey: 'local' });
const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
connectFirestoreEmulator(firestore, '127.0.0.1', Number(query.get('port')));
setLogLevel('silent');

const arrivals: PageSdk['arrivals'] = [];

async function addOne(path: string): Promise<void> {
  const counter = doc(firestore, path);
  await runTransaction(
    firestore,
    async (transaction) => {
      const n: number = (await transaction.get(counter)).data()?.n ?? 0;
      transaction.set(counter, { n: n + 1 });
    },
    { maxAttempts: 100 },
  );
}

window.sdk = {
  arrivals,
  write: (path, n) => setDoc(doc(firestore, path), { n, begun: clock() }),
  read: async (path) => (await getDoc(doc(firestore, path))).data(),
  addOne: async (path, times) => {
    for (let n = 0; n < times; n++) await addOne(path);
  },
  watch: (path) =>
    new Promise((resolve, reject) => {
      const seen = (data: { n: number; begun: number } | undefined) => {
        const isNew = data !== undefined && data.n !== arrivals.at(-1)?.n;
        if (isNew) arrivals.push({ n: data.n, ms: clock() - data.begun });
        resolve();
      };
      onSnapshot(
        doc(firestore, path),
        // Without it the confirmation of a tab's own write would not be told: nothing else changes by it.
        { includeMetadataChanges: true },
        (snapshot) => {
          const { n, begun } = snapshot.data() ?? {};
          if (!snapshot.metadata.hasPendingWrites)
            seen(snapshot.exists() ? { n, begun } : undefined);
        },
        reject,
      );
    }),
};
