import { createServer } from 'node:http';
import { createFront, listenLocal } from '#src/front.ts';
import type { CallableHandler } from '#src/functions/callable.ts';
import { openLocalFirebase } from '#src/local-firebase.ts';
import type { ProjectFile } from '#src/local-firebase.ts';
import { SUITE_INDEXES } from './suite-indexes.ts';

/** The embedded Firebase in this process; with the indexes of the SDK suites, if no others. */
export async function openInProcess({
  indexes = SUITE_INDEXES,
  port = 0,
  folder = null,
  firestoreRules = null,
  storageRules = null,
  ...options
}: {
  projectId: string;
  port?: number;
  /** In memory without one. */
  folder?: string | null;
  functions?: Record<string, CallableHandler>;
  indexes?: ProjectFile | undefined;
  requiresIndexes?: boolean;
  /** Without them only an administrator may read or write. */
  firestoreRules?: ProjectFile | null;
  storageRules?: ProjectFile | null;
}): Promise<{ port: number; close: () => Promise<void> }> {
  const firebase = await openLocalFirebase({
    ...options,
    folder,
    firestoreRules,
    storageRules,
    firestoreIndexes: indexes,
    actionUrl: 'http://127.0.0.1/auth/action',
  });
  const http = createServer((request, response) => {
    if (!firebase.handle(request, response)) response.writeHead(404).end();
  });
  // The client closes what is idle: a server that does, too, may just get a request.
  http.keepAliveTimeout = 0;
  const front = createFront(http, firebase);
  return {
    port: await listenLocal(front, port),
    async close() {
      front.close();
      http.closeAllConnections();
      await firebase.close();
    },
  };
}
