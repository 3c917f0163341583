import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  initializeFirestore,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
  runTransaction,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import type { Firestore, FirestoreError } from 'firebase/firestore';
import { joinOpenTabs } from '../browser/open-tabs.ts';
import { countDocuments, followDocuments, queryDocuments } from './documents-query.ts';
import type { DocumentFilter, DocumentQuery, DocumentRow } from './documents-query.ts';
import { forgetDocuments } from './forget-documents.ts';

/** The error of a listener when another tab signs out and ends Firestore in all tabs; this tab then signs out too. */
const SHUT_DOWN = 'aborted';

/** Fields and their new values. */
type Fields = Record<string, unknown>;

/** Reads and writes the portal's documents (DB-01), by collection and id. Throws Firestore's errors unchanged. */
export interface Documents {
  /** Returns the document's data, or null when there is none. */
  read: (collection: string, id: string) => Promise<unknown>;
  write: (collection: string, id: string, data: Fields) => Promise<void>;
  /** Changes these fields; fails when there is no such document. */
  update: (collection: string, id: string, data: Fields) => Promise<void>;
  remove: (collection: string, id: string) => Promise<void>;
  count: (collection: string, where?: DocumentFilter[]) => Promise<number>;
  query: (collection: string, asked: DocumentQuery) => Promise<DocumentRow[]>;
  /**
   * Calls `onData` with the document now and after each change; with null when there is none. `onError` ends it.
   * Returns a function that stops it; nothing is called after that.
   */
  listen: (
    collection: string,
    id: string,
    onData: (data: unknown) => void,
    onError: (error: unknown) => void,
  ) => () => void;
  /**
   * Calls `onRows` with the matching documents now and after each change. `isCurrent` is false while they come from
   * this browser's cache, such as without a connection. `onError` ends it. Returns a function that stops it.
   */
  follow: (
    collection: string,
    asked: DocumentQuery,
    onRows: (rows: DocumentRow[], isCurrent: boolean) => void,
    onError: (error: unknown) => void,
  ) => () => void;
  /**
   * Reads the document (null when there is none) and writes the fields that `change` returns, or nothing for null. When
   * the document changes in between, reads it and calls `change` again. Rethrows what `change` throws, without writing.
   * Unlike `write`, fails without a connection.
   */
  transact: (
    collection: string,
    id: string,
    change: (current: unknown) => Fields | null,
  ) => Promise<void>;
  /** Ends every listener and deletes this browser's cache. Throws when the cache cannot be deleted. */
  forget: () => Promise<void>;
}

/** Opens Firestore with one cache and one connection for all tabs: a browser allows only six connections to a host. */
function openFirestore(app: FirebaseApp, embedded: boolean): Firestore {
  const firestore = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (import.meta.env.MODE === 'embedded' && embedded) {
    connectFirestoreEmulator(firestore, location.hostname, Number(location.port) || 80);
  }
  return firestore;
}

function transact(
  firestore: Firestore,
  path: [collection: string, id: string],
  change: (current: unknown) => Fields | null,
): Promise<void> {
  const reference = doc(firestore, ...path);
  return runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(reference);
    const fields = change(snapshot.data() ?? null);
    if (!fields) return;
    if (snapshot.exists()) transaction.update(reference, fields);
    else transaction.set(reference, fields);
  });
}

function unlessShutDown(onError: (error: unknown) => void): (error: FirestoreError) => void {
  return (error) => {
    if (error.code !== SHUT_DOWN) onError(error);
  };
}

/** Returns the documents of an open Firestore; `tabs` are the tabs that share its cache. */
export function documentsOf(firestore: Firestore, tabs = joinOpenTabs(undefined)): Documents {
  const listeners = new Set<() => void>();
  const kept = (end: () => void) => {
    listeners.add(end);
    return () => {
      listeners.delete(end);
      end();
    };
  };
  return {
    read: async (collection, id) => {
      const snapshot = await getDoc(doc(firestore, collection, id));
      return snapshot.exists() ? snapshot.data() : null;
    },
    write: (collection, id, data) => setDoc(doc(firestore, collection, id), data),
    update: (collection, id, data) => updateDoc(doc(firestore, collection, id), data),
    remove: (collection, id) => deleteDoc(doc(firestore, collection, id)),
    count: (collection, where) => countDocuments(firestore, collection, where),
    query: (collection, asked) => queryDocuments(firestore, collection, asked),
    listen: (collection, id, onData, onError) => {
      const end = onSnapshot(
        doc(firestore, collection, id),
        (snapshot) => {
          // Without a connection, an empty cache does not prove that the document does not exist.
          if (!snapshot.exists() && snapshot.metadata.fromCache) return;
          onData(snapshot.data() ?? null);
        },
        unlessShutDown(onError),
      );
      return kept(end);
    },
    follow: (collection, asked, onRows, onError) =>
      kept(followDocuments(firestore, collection, asked, onRows, unlessShutDown(onError))),
    transact: (collection, id, change) => transact(firestore, [collection, id], change),
    forget: async () => {
      for (const end of listeners) end();
      listeners.clear();
      await forgetDocuments(firestore, tabs);
    },
  };
}

export function openDocuments(app: FirebaseApp, embedded: boolean): Documents {
  return documentsOf(openFirestore(app, embedded), joinOpenTabs(navigator.locks));
}
