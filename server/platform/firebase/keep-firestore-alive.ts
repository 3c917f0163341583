import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** Milliseconds. */
interface KeepAlive {
  /** A connection on which questions wait is asked so often whether its other end is still there. */
  every: number;
  /** How long that may take. */
  within: number;
}

/** As often as Google's own services take it: who asks more often is sent away. */
const KEEP_ALIVE: KeepAlive = { every: 30_000, within: 5_000 };

/** `initializeApp` may answer an app that is there already, and Firestore takes settings once. */
const kept = new WeakSet<App>();

/**
 * SE-09: Firestore's library keeps one connection, and by itself would go on asking one whose host has vanished until the
 * system gives it up, after a quarter of an hour. To be called before Firestore is used.
 */
export function keepFirestoreAlive(app: App, { every, within }: KeepAlive = KEEP_ALIVE): void {
  if (kept.has(app)) return;
  kept.add(app);
  getFirestore(app).settings({
    // The first part is for the library, the second is gRPC's.
    'grpc.grpc.keepalive_time_ms': every,
    'grpc.grpc.keepalive_timeout_ms': within,
  });
}
