import type { FirebaseApp } from 'firebase/app';
import { browserLastActivity } from './activity/last-activity.ts';
import type { LastActivity } from './activity/last-activity.ts';
import { createServerClock } from './activity/server-clock.ts';
import type { ServerClock } from './activity/server-clock.ts';
import { lazily } from './async/lazily.ts';
import { deviceId } from './browser/local-storage.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { AuthFlow } from './firebase/auth-flow.ts';
import type { AuthPort } from './firebase/auth-port.ts';
import type { Documents } from './firebase/documents.ts';
import type { Files } from './firebase/files.ts';
import { firebaseAuthPort } from './firebase/firebase-auth.ts';
import { startFirebase } from './firebase/firebase.ts';
import type { FirebaseConfig } from './firebase/firebase.ts';
import type { Functions } from './firebase/functions.ts';
import { laterAuthFlow } from './firebase/later-auth-flow.ts';
import type { EndedBy } from './http/error-table.ts';
import type { HttpClient, HttpDeps } from './http/http.ts';
import { createCleaners } from './session/session-cleaners.ts';
import type { Cleaners } from './session/session-cleaners.ts';
import type { Session } from './session/session-contract.ts';
import { startSession } from './start-session.ts';

interface RuntimeConfig extends FirebaseConfig {
  apiUrl: string;
}

/** The objects that live as long as the page. */
export interface Runtime {
  app: FirebaseApp;
  session: Session;
  client: HttpClient;
  authFlow: AuthFlow;
  apiUrl: string;
  /** Shared by all tabs of this browser. */
  lastActivity: LastActivity;
  serverClock: ServerClock;
  /** Adds a function that runs at sign-out while Firestore is still open. Returns a function that removes it. */
  beforeForget: Cleaners['add'];
  /** Firestore; its code loads on the first call. A new instance after a sign-out. */
  documents: () => Promise<Documents>;
  /** Storage; its code loads on the first call. */
  files: () => Promise<Files>;
  /** The callables; their code loads on the first call. */
  functions: () => Promise<Functions>;
  /** What this page knows about drafts; its code loads on the first call. It comes with the router. */
  drafts?: () => Promise<Drafts>;
}

/** Loads Firestore on the first call, and a new instance after a sign-out. */
function lazyDocuments(app: FirebaseApp, embedded: boolean) {
  const documents = lazily(async () =>
    (await import('./firebase/documents.ts')).openDocuments(app, embedded),
  );
  const forget = async (): Promise<void> => {
    await (await documents.forget())?.forget();
  };
  return { open: documents.get, forget };
}

/** The REST client; its code loads on the first call. */
function laterClient(deps: HttpDeps): HttpClient {
  const { get } = lazily(async () => (await import('./http/http.ts')).createHttpClient(deps));
  return async (path, request) => (await get())(path, request);
}

/** Measures the server's clock with each newly issued token. */
function measuredBy(serverClock: ServerClock, port: AuthPort): AuthPort {
  const token = async (renew: boolean): Promise<string> => {
    const issued = await port.token(renew);
    if (renew) serverClock.measure(issued);
    return issued;
  };
  return { ...port, token };
}

function log(message: string, error?: unknown): void {
  console.error(message, error ?? '');
}

/** Creates the browser's providers. Loads nothing of react-admin or Firestore. */
export function startRuntime(config: RuntimeConfig): Runtime {
  const { apiUrl, embedded } = config;
  const { app, auth } = startFirebase(config);
  const serverClock = createServerClock(Date.now);
  const port = measuredBy(serverClock, firebaseAuthPort(auth));
  const documents = lazyDocuments(app, embedded);
  const lastActivity = browserLastActivity();
  const deps = {
    token: (renew: boolean) => session.token(renew),
    endSession: (by: EndedBy) => void session.signOut(by),
    log,
  };
  const client = laterClient({ ...deps, deviceId, baseUrl: apiUrl });
  const authFlow = laterAuthFlow(auth, client);
  const sessionParts = { auth: port, authFlow, client, lastActivity, serverClock, log };
  const session: Session = startSession({ ...sessionParts, documents: documents.open });
  const cleaners = createCleaners(log);
  session.onLeave(cleaners.run);
  session.onLeave(documents.forget);
  return {
    app,
    session,
    client,
    authFlow,
    apiUrl,
    lastActivity,
    serverClock,
    beforeForget: cleaners.add,
    documents: documents.open,
    files: lazily(async () => (await import('./firebase/files.ts')).openFiles(app, embedded)).get,
    functions: lazily(async () => {
      const { createFunctions, functionsUrl } = await import('./firebase/functions.ts');
      const baseUrl = functionsUrl(embedded, config.firebase.projectId);
      return createFunctions({ ...deps, baseUrl });
    }).get,
  };
}
