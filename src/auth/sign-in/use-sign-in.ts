import { useState } from 'react';
import { SIGN_IN_PAUSE } from '#domain/basics/constants.ts';
import { SignInError } from '#providers/firebase/auth-port.ts';
import type { SignInProblem } from '#providers/firebase/auth-port.ts';
import { useSessionActions } from '#providers/session/use-session.ts';

export interface SignInState {
  busy: boolean;
  problem: SignInProblem | null;
  /** The refused address and the end of its pause, milliseconds since 1970, which Firebase does not report. */
  paused: { email: string; until: number } | null;
  signIn: (email: string, password: string) => Promise<void>;
}

/** Signs in, one attempt at a time; keeps the problem until the next attempt. */
export function useSignIn(): SignInState {
  const session = useSessionActions();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [paused, setPaused] = useState<SignInState['paused']>(null);
  const signIn = async (email: string, password: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await session.signIn(email.trim(), password);
    } catch (error) {
      const met = error instanceof SignInError ? error.problem : 'unknown';
      setProblem(met);
      if (met === 'throttled')
        setPaused({ email: email.trim(), until: Date.now() + SIGN_IN_PAUSE });
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, paused, signIn };
}
