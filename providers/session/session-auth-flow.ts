import type { Observable } from '../async/observable.ts';
import { SignInError } from '../firebase/auth-port.ts';
import type { Session, SessionDeps } from './session-contract.ts';
import type { Entering } from './session-entering.ts';
import type { SessionState } from './session-state.ts';
import type { TokenKeeper } from './session-token.ts';

interface SessionAuthFlowDeps extends Pick<
  SessionDeps,
  'auth' | 'acceptTerms' | 'changePassword' | 'log'
> {
  state: Observable<SessionState>;
  tokens: TokenKeeper;
  entering: Pick<Entering, 'enter' | 'renew'>;
  signOut: Session['signOut'];
}

/** What a signed-in user completes before the portal opens: a verified address, the terms, a password of their own. */
export function createSessionAuthFlow(
  deps: SessionAuthFlowDeps,
): Pick<Session, 'checkEmail' | 'acceptTerms' | 'changePassword'> {
  const { state, tokens, entering } = deps;
  let asking: Promise<boolean> | null = null;

  const checkEmail = async (): Promise<boolean> => {
    const user = await deps.auth.reload();
    if (!user?.emailVerified) return false;
    if (!state.get().user?.emailVerified) await entering.renew(user);
    return true;
  };
  return {
    checkEmail: () => {
      asking ??= checkEmail().finally(() => {
        asking = null;
      });
      return asking;
    },
    acceptTerms: async () => {
      const { user } = state.get();
      if (!user) throw new Error('User not authenticated');
      await deps.acceptTerms(user.uid);
      await entering.enter(user);
    },
    changePassword: async (change) => {
      const { user, mustChangePassword } = state.get();
      if (!user) throw new Error('No authenticated user');
      try {
        await deps.changePassword(user, change);
      } catch (error) {
        if (!(error instanceof SignInError)) throw error;
        // It is set; this browser could not sign in with it, so the user does.
        deps.log('Signing in with the new password', error);
        return deps.signOut('expired');
      }
      if (mustChangePassword) await entering.renew(user);
      else await tokens.token();
    },
  };
}
