import { createAcceptanceMemory } from './account/accepted-terms.ts';
import { loadAccounts } from './account/accounts.ts';
import { loadProfile } from './account/profiles.ts';
import { watchProfile } from './account/watch-profile.ts';
import { recordSignIn } from './activity/activity-recording.ts';
import { acceptTerms } from './activity/auth-service.ts';
import { readText } from './browser/local-storage.ts';
import type { AuthUser } from './firebase/auth-port.ts';
import type { EndedBy } from './http/error-table.ts';
import type { PasswordDeps } from './session/change-password.ts';
import { endOwnSession } from './session/end-own-session.ts';
import { establish } from './session/establish.ts';
import { followSessionEnds } from './session/follow-session-ends.ts';
import type { Session, SessionDeps } from './session/session-contract.ts';
import { endedBefore } from './session/session-ends.ts';
import type { SessionState, SignedOutBecause } from './session/session-state.ts';
import { keptAccounts, rememberSession } from './session/session-storage.ts';
import type { SessionParts } from './start-session.ts';

/** What the session does for a user. */
export interface UserSession extends Pick<
  SessionDeps,
  'establish' | 'acceptTerms' | 'accounts' | 'signUp' | 'changePassword' | 'resetActivity'
> {
  /** Returns what starts `SessionDeps.watchProfile`, once Firestore is loaded. */
  openProfiles: () => Promise<SessionDeps['watchProfile']>;
  /** LG-03: asks the server to end the session that ends here. */
  endHere: (because: SignedOutBecause | null) => Promise<void>;
}

interface UserParts extends SessionParts {
  session: Session;
}

/**
 * Creates what the session does for its users, and ends the session when the server no longer accepts it. A module of
 * its own with all code that needs the schemas, loaded with the first user: the sign-in page does without (decision 34).
 */
export function createUserSession(parts: UserParts): UserSession {
  const { auth, client, documents, session, log } = parts;
  const acceptance = createAcceptanceMemory();
  const authTime = async (): Promise<number | null> => authTimeIn(await auth.claims());
  const accept = async (uid: string): Promise<void> => {
    acceptance.note(uid, await acceptTerms(client));
  };
  followSessionEnds({ session, documents, authTime, log });
  const state = (user: AuthUser): Promise<SessionState> =>
    establish(user, {
      claims: auth.claims,
      profile: async () => acceptance.apply(await loadProfile(await documents(), user, log)),
      accounts: () => loadAccounts(client),
      kept: keptAccounts,
      chosen: () => readText('accountNumber'),
      now: Date.now,
      log,
    });
  return {
    establish: async (user, isCurrent) => {
      const established = await state(user).catch(async (error: unknown) => {
        const by = await whyEnded(user.uid, error, parts, authTime);
        if (by && isCurrent()) void session.signOut(by);
        throw error;
      });
      if (isCurrent()) rememberSession(established);
      return established;
    },
    acceptTerms: accept,
    accounts: () => loadAccounts(client),
    signUp: async (input) => {
      const { signUp } = await import('./session/sign-up.ts');
      return signUp(input, { authFlow: parts.authFlow, documents, acceptTerms: accept, log });
    },
    changePassword: async (user, change) => {
      const { changePassword } = await import('./session/change-password.ts');
      await changePassword(change, passwordDeps(user, parts, authTime));
    },
    openProfiles: async () => {
      const opened = await documents();
      return (uid, onProfile) =>
        watchProfile(opened, uid, (profile) => onProfile(acceptance.apply(profile)), log);
    },
    resetActivity: (signedIn) => resetActivity(signedIn, parts),
    endHere: (because) =>
      endOwnSession(because, { client, auth, authTime, locks: navigator.locks, log }),
  };
}

type AuthTime = () => Promise<number | null>;

async function resetActivity(state: SessionState, parts: SessionParts): Promise<void> {
  const { auth, documents, serverClock } = parts;
  serverClock.measure(await auth.token(false));
  await recordSignIn(await documents(), state, Date.now() - serverClock.ahead());
}

function passwordDeps(
  { email }: AuthUser,
  { auth, authFlow, client }: SessionParts,
  authTime: AuthTime,
): PasswordDeps {
  return {
    confirm: authFlow.confirmPassword,
    signedInAt: authTime,
    send: async (change) => {
      const body = JSON.stringify(change);
      await client('/auth/password', { kind: 'change', method: 'POST', body });
    },
    signIn: (password) => auth.signIn(email, password),
  };
}

/** Returns why the session had ended if that caused `error`; null when it did not, or when that is not known. */
async function whyEnded(
  uid: string,
  error: unknown,
  { documents: open, log }: SessionParts,
  authTime: AuthTime,
): Promise<EndedBy | null> {
  try {
    return await endedBefore(uid, error, { documents: await open(), authTime });
  } catch (problem) {
    log('Whether the session counts', problem);
    return null;
  }
}

/** Returns `auth_time` of a token in seconds, which Firebase's SDK gives as text. */
function authTimeIn(claims: unknown): number | null {
  if (typeof claims !== 'object' || claims === null || !('auth_time' in claims)) return null;
  return Number(claims.auth_time) || null;
}
