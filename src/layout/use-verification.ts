import { useState } from 'react';
import { authFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useRuntime } from '#providers/use-runtime.ts';

export type VerificationState =
  | 'idle'
  | 'busy'
  | 'sent'
  | 'unchanged'
  | 'throttled'
  | 'offline'
  | 'failed';

function problemOf(error: unknown): VerificationState {
  const problem = authFlowProblem(error);
  return problem === 'throttled' || problem === 'offline' ? problem : 'failed';
}

/** Sends the verification message again, and checks whether the user has followed it. */
export function useVerification() {
  const { authFlow, session } = useRuntime();
  const [state, setState] = useState<VerificationState>('idle');
  const attempt = async (act: () => Promise<unknown>, done: VerificationState): Promise<void> => {
    setState('busy');
    try {
      await act();
      setState(done);
    } catch (error) {
      console.warn('The address could not be verified', error);
      setState(problemOf(error));
    }
  };
  return {
    state,
    send: () => attempt(authFlow.sendVerification, 'sent'),
    check: () => attempt(session.checkEmail, 'unchanged'),
  };
}
