import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** Milliseconds. */
interface KeepAlive {
  /** Milliseconds between two pings of a connection with open requests. */
  every: number;
  /** Milliseconds that the answer to a ping may take. */
  within: number;
}

/** The most frequent ping that Google's services allow: they disconnect clients that ping more often. */
const KEEP_ALIVE: KeepAlive = { every: 30_000, within: 5_000 };

/** `initializeApp` may return an existing app, and Firestore accepts its settings once. */
const kept = new WeakSet<App>();

/**
 * SE-09: Firestore's library keeps one connection. If its host is gone, the library would use it until the system
 * closes it after a quarter of an hour. Call this before Firestore is used.
 */
export function keepFirestoreAlive(app: App, { every, within }: KeepAlive = KEEP_ALIVE): void {
  if (kept.has(app)) return;
  kept.add(app);
  getFirestore(app).settings({
    // The first part of the name is for the library, the second is gRPC's.
    'grpc.grpc.keepalive_time_ms': every,
    'grpc.grpc.keepalive_timeout_ms': within,
  });
}
