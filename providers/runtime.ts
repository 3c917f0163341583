import type { FirebaseApp } from 'firebase/app';
import type { DataProvider } from 'react-admin';
import type { Profile } from '#domain/schemas/profile.ts';
import { createAcceptanceMemory } from './accepted-terms.ts';
import type { AcceptanceMemory } from './accepted-terms.ts';
import type { AuthPort, AuthUser } from './auth-port.ts';
import type { Documents } from './documents.ts';
import type { Doors } from './doors.ts';
import type { EndedBy } from './error-policy.ts';
import type { Files } from './files.ts';
import { startFirebase } from './firebase.ts';
import type { FirebaseConfig } from './firebase.ts';
import { firebaseAuthPort } from './firebase-auth.ts';
import { firebaseDoors } from './firebase-doors.ts';
import type { Functions } from './functions.ts';
import { lazily } from './lazily.ts';
import { readText } from './local-storage.ts';
import { onOtherTabLeft } from './other-tabs.ts';
import { createRestClient } from './rest-client.ts';
import type { RestClient } from './rest-client.ts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

export interface RuntimeConfig extends FirebaseConfig {
  apiUrl: string;
}

/** What lives as long as the page does. */
export interface Runtime {
  app: FirebaseApp;
  session: Session;
  client: RestClient;
  doors: Doors;
  apiUrl: string;
  /** Firestore; its code loads when first asked. A new one after a sign-out. */
  documents: () => Promise<Documents>;
  /** Storage; its code loads when first asked. */
  files: () => Promise<Files>;
  /** The callables; their code loads when first asked. */
  functions: () => Promise<Functions>;
  /** The list of who signed in lately, from Firestore; its code loads when first asked. */
  userActivity: () => Promise<DataProvider>;
}

/** Firestore is loaded when first needed, and a new one after a sign-out. */
function lazyDocuments(app: FirebaseApp, embedded: boolean) {
  const documents = lazily(async () =>
    (await import('./documents.ts')).openDocuments(app, embedded),
  );
  const forget = async (): Promise<void> => {
    await (await documents.forget())?.forget();
  };
  return { open: documents.get, forget };
}

/** Everything that needs the schemas loads here, once somebody is signed in. */
async function establishSession(
  user: AuthUser,
  auth: AuthPort,
  open: () => Promise<Documents>,
  client: RestClient,
  token: () => Promise<string>,
  acceptance: AcceptanceMemory,
): Promise<{ state: SessionState; remember: (state: SessionState) => void }> {
  const [{ establish }, { loadProfile }, { loadAccounts }, { rememberSession }] = await Promise.all(
    [
      import('./establish.ts'),
      import('./profiles.ts'),
      import('./accounts.ts'),
      import('./session-storage.ts'),
    ],
  );
  const bearer = await token();
  const state = await establish(user, {
    claims: auth.claims,
    profile: async () => acceptance.apply(await loadProfile(await open(), user, log)),
    accounts: () => loadAccounts(client, bearer),
    chosen: () => readText('accountNumber'),
    now: Date.now,
  });
  return { state, remember: rememberSession };
}

/** Follows a profile once Firestore is there, unless it was ended before. */
function watchLater(
  open: () => Promise<Documents>,
  uid: string,
  onProfile: (profile: Profile) => void,
): () => void {
  let ended = false;
  let end: (() => void) | null = null;
  const start = async (): Promise<void> => {
    const [{ watchProfile }, documents] = await Promise.all([import('./watch-profile.ts'), open()]);
    if (!ended) end = watchProfile(documents, uid, onProfile, log);
  };
  start().catch((error: unknown) => log('Following the profile', error));
  return () => {
    ended = true;
    end?.();
  };
}

function log(message: string, error?: unknown): void {
  console.error(message, error ?? '');
}

/** Puts the browser's providers together. Nothing of react-admin or Firestore is loaded by it. */
export function startRuntime(config: RuntimeConfig): Runtime {
  const { app, auth } = startFirebase(config);
  const port = firebaseAuthPort(auth);
  const doors = firebaseDoors(auth);
  const documents = lazyDocuments(app, config.embedded);
  const acceptance = createAcceptanceMemory();
  const acceptTerms = async (uid: string): Promise<void> => {
    const terms = await import('./terms.ts');
    acceptance.note(uid, await terms.acceptTerms(client));
  };
  const session: Session = createSession({
    auth: port,
    establish: async (user, isCurrent) => {
      const { state, remember } = await establishSession(
        user,
        port,
        documents.open,
        client,
        session.token,
        acceptance,
      );
      if (isCurrent()) remember(state);
      return state;
    },
    acceptTerms,
    signUp: async (input) => {
      const { signUp } = await import('./sign-up.ts');
      return signUp(input, { doors, documents: documents.open, acceptTerms, log });
    },
    watchProfile: (uid, onProfile) =>
      watchLater(documents.open, uid, (profile) => onProfile(acceptance.apply(profile))),
    resetActivity: async (state) => {
      const { recordSignIn } = await import('./record-sign-in.ts');
      await recordSignIn(await documents.open(), state);
    },
    onOtherTabLeft,
    log,
  });
  const ports = {
    token: () => session.token(),
    endSession: (by: EndedBy) => void session.signOut(by),
    log,
  };
  const client = createRestClient({ ...ports, baseUrl: config.apiUrl });
  const functions = lazily(async () => {
    const { createFunctions, functionsUrl } = await import('./functions.ts');
    const baseUrl = functionsUrl(config.embedded, config.firebase.projectId ?? '');
    return createFunctions({ ...ports, baseUrl });
  }).get;
  session.onLeave(documents.forget);
  const userActivity = async (): Promise<DataProvider> => {
    await documents.open();
    const { firestoreList } = await import('./firestore-list.ts');
    return firestoreList(app);
  };
  return {
    app,
    session,
    client,
    doors,
    apiUrl: config.apiUrl,
    documents: documents.open,
    files: lazily(async () => (await import('./files.ts')).openFiles(app, config.embedded)).get,
    functions,
    userActivity,
  };
}
