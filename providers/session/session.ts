import type { PersonalFields, Profile } from '#domain/address/profile.ts';
import { createObservable, type MutableObservable } from '../async/observable.ts';
import { createProfileFollower } from './profile-follower.ts';
import { rememberAccount, rememberAccounts } from './remember.ts';
import { createArrivals } from './session-arrivals.ts';
import { createSessionAuthFlow } from './session-auth-flow.ts';
import { createCleaners } from './session-cleaners.ts';
import type { LeaveQuestion, Session, SessionDeps } from './session-contract.ts';
import { createEntering, type Entering } from './session-entering.ts';
import { createLeaving, type Leaving } from './session-leaving.ts';
import { nobody, withAccounts, type SessionState } from './session-state.ts';
import { createTokenKeeper } from './session-token.ts';
import { createTurns, type Turns } from './session-turns.ts';

interface AccountChoiceDeps extends Pick<SessionDeps, 'accounts'> {
  state: MutableObservable<SessionState>;
  turns: Turns;
}

/** Creates the session from its parts: sign-in, sign-out, tokens and the profile follower. */
export function createSession(deps: SessionDeps): Session {
  const { auth, idle, log } = deps;
  const state = createObservable<SessionState>({ ...nobody, status: 'checking' });
  const cleaners = createCleaners(log);
  let question: LeaveQuestion | null = null;
  const turns = createTurns();
  const tokens = createTokenKeeper({ auth, log, isLeaving: () => leaving.isUnderway() });
  const follower = createProfileFollower({
    watch: deps.watchProfile,
    state,
    // The server linked the account: load its claims and accounts again.
    onAccount: (user) => {
      entering.renew(user).catch((error) => log('The account that came', error));
    },
  });
  const onLeaving = (): void => {
    turns.begin();
    tokens.stopRenewing();
    follower.stop();
  };
  const leaving: Leaving = createLeaving({
    auth,
    idle,
    state,
    clean: cleaners.run,
    onLeaving,
    log,
  });
  const { signOut } = leaving;
  const entering: Entering = createEntering({ ...deps, state, tokens, follower, turns, signOut });
  deps.onOtherTabLeft(leaving.leftElsewhere);

  return {
    get: state.get,
    subscribe: state.subscribe,
    ...createArrivals({ auth, signUp: deps.signUp, state, entering, left: leaving.left }),
    signOut: async (because = 'user') => {
      if (because === 'user' && question && !(await question())) return;
      await signOut(because);
    },
    refresh: async () => {
      const user = await auth.reload();
      if (!user) return signOut('expired');
      await entering.renew(user);
    },
    token: tokens.token,
    ...createAccountChoice({ accounts: deps.accounts, state, turns }),
    ...createSessionAuthFlow({ ...deps, state, tokens, entering, signOut }),
    previewProfile: (fields) => previewProfile(state, fields, follower.stored),
    onLeave: cleaners.add,
    askBeforeLeaving: (asked) => {
      question = asked;
    },
  };
}

/**
 * Shows these fields as if they were already stored. Returns a function that reverts them: to the profile that is
 * stored by then, or to the previous one when none has been received.
 */
function previewProfile(
  state: MutableObservable<SessionState>,
  fields: Partial<PersonalFields>,
  stored: () => Profile | null,
): () => void {
  const shown = state.get();
  const before = shown.profile;
  if (!before) return () => undefined;
  state.set({ ...shown, profile: { ...before, ...fields } });
  return () => {
    const now = state.get();
    if (now.profile?.uid !== before.uid) return;
    const last = stored();
    state.set({ ...now, profile: last?.uid === before.uid ? last : before });
  };
}

/** Chooses the account that the customer works for, and reloads the granted accounts. */
function createAccountChoice(
  deps: AccountChoiceDeps,
): Pick<Session, 'chooseAccount' | 'readAccounts'> {
  const { state, turns } = deps;
  return {
    chooseAccount: (accountNumber) => {
      const now = state.get();
      const isGranted = now.accounts.some((account) => account.accountNumber === accountNumber);
      if (!now.user || !isGranted) return;
      rememberAccount(now.user.uid, accountNumber);
      state.set({ ...now, accountNumber });
    },
    readAccounts: async () => {
      const isCurrent = turns.current();
      const accounts = await deps.accounts();
      const now = state.get();
      if (!isCurrent() || !now.user) return;
      const next = withAccounts(now, accounts);
      rememberAccounts(accounts);
      rememberAccount(now.user.uid, next.accountNumber);
      state.set(next);
    },
  };
}
