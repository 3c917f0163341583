import type { FirebaseApp } from 'firebase/app';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  doc,
  getDoc,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  setDoc,
  terminate,
  updateDoc,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';

/** The documents of the portal (DB-01), by collection and id. */
export interface Documents {
  /** The document's data, or null when there is none. */
  read: (collection: string, id: string) => Promise<unknown>;
  write: (collection: string, id: string, data: Record<string, unknown>) => Promise<void>;
  update: (collection: string, id: string, data: Record<string, unknown>) => Promise<void>;
  /** Ends every listener and deletes what this browser kept. */
  forget: () => Promise<void>;
}

/** Firestore with a cache that all tabs share, as well as one connection: a browser has only six to a host. */
function openFirestore(app: FirebaseApp, embedded: boolean): Firestore {
  const firestore = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (import.meta.env.MODE === 'embedded' && embedded) {
    connectFirestoreEmulator(firestore, location.hostname, Number(location.port) || 80);
  }
  return firestore;
}

export function openDocuments(app: FirebaseApp, embedded: boolean): Documents {
  const firestore = openFirestore(app, embedded);
  return {
    read: async (collection, id) => {
      const snapshot = await getDoc(doc(firestore, collection, id));
      return snapshot.exists() ? snapshot.data() : null;
    },
    write: (collection, id, data) => setDoc(doc(firestore, collection, id), data),
    update: (collection, id, data) => updateDoc(doc(firestore, collection, id), data),
    forget: async () => {
      await terminate(firestore);
      await clearIndexedDbPersistence(firestore);
    },
  };
}
