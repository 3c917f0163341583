import { useState } from 'react';
import { SignInError } from '#providers/auth-port.ts';
import type { SignInProblem } from '#providers/auth-port.ts';
import { useSessionActions } from '#providers/use-session.ts';

export interface SignInState {
  busy: boolean;
  problem: SignInProblem | null;
  signIn: (email: string, password: string) => Promise<void>;
}

/** One attempt at a time; what went wrong stays until the next. */
export function useSignIn(): SignInState {
  const session = useSessionActions();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const signIn = async (email: string, password: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await session.signIn(email.trim(), password);
    } catch (error) {
      setProblem(error instanceof SignInError ? error.problem : 'unknown');
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, signIn };
}
