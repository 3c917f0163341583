import type { FirebaseApp } from 'firebase/app';
import type { DataProvider } from 'react-admin';
import type { Profile } from '#domain/schemas/profile.ts';
import { createAcceptanceMemory } from './account/accepted-terms.ts';
import type { AcceptanceMemory } from './account/accepted-terms.ts';
import { ACTIVITY } from './activity/activity-collection.ts';
import type { AuthPort, AuthUser } from './firebase/auth-port.ts';
import type { PasswordPorts } from './session/change-password.ts';
import type { Documents } from './firebase/documents.ts';
import type { Doors } from './firebase/doors.ts';
import { endOwnSession } from './session/end-own-session.ts';
import type { EndedBy } from './http/error-policy.ts';
import type { Files } from './firebase/files.ts';
import { startFirebase } from './firebase/firebase.ts';
import type { FirebaseConfig } from './firebase/firebase.ts';
import { firebaseAuthPort } from './firebase/firebase-auth.ts';
import { firebaseDoors } from './firebase/firebase-doors.ts';
import { followSessionEnds } from './session/follow-session-ends.ts';
import type { Functions } from './firebase/functions.ts';
import { idleLimits } from './activity/idle-limits.ts';
import { browserUntold, createSessionIdle } from './activity/idle-session.ts';
import { browserLastActivity } from './activity/last-activity.ts';
import type { LastActivity } from './activity/last-activity.ts';
import { lazily } from './async/lazily.ts';
import { deviceId, readText } from './browser/local-storage.ts';
import { onOtherTabLeft } from './browser/other-tabs.ts';
import { createRestClient } from './http/rest-client.ts';
import type { RestClient } from './http/rest-client.ts';
import { createServerClock } from './activity/server-clock.ts';
import type { ServerClock } from './activity/server-clock.ts';
import { createSession } from './session/session.ts';
import type { Session } from './session/session-contract.ts';
import { createCleaners } from './session/session-cleaners.ts';
import type { Cleaners } from './session/session-cleaners.ts';
import type { SessionState } from './session/session-state.ts';

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
  /** In all tabs of this browser. */
  lastActivity: LastActivity;
  serverClock: ServerClock;
  /** What is to be done at sign-out while Firestore is still open. Answers how to take it back. */
  beforeForget: Cleaners['add'];
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
    (await import('./firebase/documents.ts')).openDocuments(app, embedded),
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
  acceptance: AcceptanceMemory,
): Promise<{ state: SessionState; remember: (state: SessionState) => void }> {
  const [{ establish }, { loadProfile }, { loadAccounts }, { keptAccounts, rememberSession }] =
    await Promise.all([
      import('./session/establish.ts'),
      import('./account/profiles.ts'),
      import('./account/accounts.ts'),
      import('./session/session-storage.ts'),
    ]);
  const state = await establish(user, {
    claims: auth.claims,
    profile: async () => acceptance.apply(await loadProfile(await open(), user, log)),
    accounts: () => loadAccounts(client),
    kept: keptAccounts,
    chosen: () => readText('accountNumber'),
    now: Date.now,
    log,
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
    const [{ watchProfile }, documents] = await Promise.all([
      import('./account/watch-profile.ts'),
      open(),
    ]);
    if (!ended) end = watchProfile(documents, uid, onProfile, log);
  };
  start().catch((error: unknown) => log('Following the profile', error));
  return () => {
    ended = true;
    end?.();
  };
}

/** Whether `error` came because the session had ended; null when not, or when that cannot be told. */
async function whyEnded(
  uid: string,
  error: unknown,
  open: () => Promise<Documents>,
  authTime: () => Promise<number | null>,
): Promise<EndedBy | null> {
  try {
    const { endedBefore } = await import('./session/session-ends.ts');
    return await endedBefore(uid, error, { documents: await open(), authTime });
  } catch (problem) {
    log('Whether the session counts', problem);
    return null;
  }
}

/** `auth_time` of a token: seconds, which Firebase's SDK gives as text. */
function authTimeIn(claims: unknown): number | null {
  if (typeof claims !== 'object' || claims === null || !('auth_time' in claims)) return null;
  return Number(claims.auth_time) || null;
}

/** Each token that is issued anew tells the server's time. */
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

/** Puts the browser's providers together. Nothing of react-admin or Firestore is loaded by it. */
export function startRuntime(config: RuntimeConfig): Runtime {
  const { app, auth } = startFirebase(config);
  const serverClock = createServerClock(Date.now);
  const port = measuredBy(serverClock, firebaseAuthPort(auth));
  const doors = firebaseDoors(auth, { apiUrl: config.apiUrl, log });
  const documents = lazyDocuments(app, config.embedded);
  const acceptance = createAcceptanceMemory();
  const acceptTerms = async (uid: string): Promise<void> => {
    const authService = await import('./activity/auth-service.ts');
    acceptance.note(uid, await authService.acceptTerms(client));
  };
  const authTime = async (): Promise<number | null> => authTimeIn(await port.claims());
  const passwordPorts = ({ email }: AuthUser): PasswordPorts => ({
    confirm: doors.confirmPassword,
    signedInAt: authTime,
    send: async (change) => {
      const body = JSON.stringify(change);
      await client('/auth/password', { kind: 'change', method: 'POST', body });
    },
    signIn: (password) => port.signIn(email, password),
  });
  const lastActivity = browserLastActivity();
  const session: Session = createSession({
    auth: {
      ...port,
      // The last moment at which there is a token; the other tabs know by now.
      signOut: async () => {
        const { apiUrl } = config;
        const { locks } = navigator;
        await endOwnSession(session.get().because, { apiUrl, auth: port, authTime, locks, log });
        await port.signOut();
      },
    },
    idle: createSessionIdle({
      lastActivity,
      limits: idleLimits(),
      readRecord: async (uid) => (await documents.open()).read(ACTIVITY, uid),
      untold: browserUntold,
      now: Date.now,
      log,
    }),
    establish: async (user, isCurrent) => {
      const { state, remember } = await establishSession(
        user,
        port,
        documents.open,
        client,
        acceptance,
      ).catch(async (error: unknown) => {
        const by = await whyEnded(user.uid, error, documents.open, authTime);
        if (by && isCurrent()) void session.signOut(by);
        throw error;
      });
      if (isCurrent()) remember(state);
      return state;
    },
    acceptTerms,
    accounts: async () => (await import('./account/accounts.ts')).loadAccounts(client),
    signUp: async (input) => {
      const { signUp } = await import('./session/sign-up.ts');
      return signUp(input, { doors, documents: documents.open, acceptTerms, log });
    },
    changePassword: async (user, change) => {
      const { changePassword } = await import('./session/change-password.ts');
      await changePassword(change, passwordPorts(user));
    },
    watchProfile: (uid, onProfile) =>
      watchLater(documents.open, uid, (profile) => onProfile(acceptance.apply(profile))),
    resetActivity: async (state) => {
      const { recordSignIn } = await import('./activity/record-sign-in.ts');
      serverClock.measure(await port.token(false));
      await recordSignIn(await documents.open(), state, Date.now() - serverClock.ahead());
    },
    onOtherTabLeft,
    log,
  });
  const ports = {
    token: () => session.token(),
    endSession: (by: EndedBy) => void session.signOut(by),
    log,
  };
  const client = createRestClient({ ...ports, deviceId, baseUrl: config.apiUrl });
  const functions = lazily(async () => {
    const { createFunctions, functionsUrl } = await import('./firebase/functions.ts');
    const baseUrl = functionsUrl(config.embedded, config.firebase.projectId);
    return createFunctions({ ...ports, baseUrl });
  }).get;
  const lastWords = createCleaners(log);
  session.onLeave(lastWords.run);
  session.onLeave(documents.forget);
  followSessionEnds({ session, documents: documents.open, authTime, log });
  const userActivity = async (): Promise<DataProvider> => {
    await documents.open();
    const { firestoreList } = await import('./data/firestore-list.ts');
    return firestoreList(app);
  };
  return {
    app,
    session,
    client,
    doors,
    apiUrl: config.apiUrl,
    lastActivity,
    serverClock,
    beforeForget: lastWords.add,
    documents: documents.open,
    files: lazily(async () => (await import('./firebase/files.ts')).openFiles(app, config.embedded))
      .get,
    functions,
    userActivity,
  };
}
