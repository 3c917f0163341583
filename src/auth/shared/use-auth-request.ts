import { useRef, useState } from 'react';
import { authFlowProblem, authFlowWait } from '#providers/firebase/auth-flow.ts';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';

export interface AuthRequest {
  busy: boolean;
  /** The problem of the last request; kept until the next one. */
  problem: AuthFlowProblem | null;
  /** When the user may try again, milliseconds since 1970, if the last refusal said so; else 0. */
  waitUntil: number;
  /** Runs the work, one at a time: returns `busy` while other work is running. */
  run: (work: () => Promise<void>) => Promise<WorkOutcome>;
}

export type WorkOutcome = 'done' | 'busy' | AuthFlowProblem;

/** Manages a form's requests to the auth flow. */
export function useAuthRequest(): AuthRequest {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthFlowProblem | null>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const running = useRef(false);
  const run = async (work: () => Promise<void>): Promise<WorkOutcome> => {
    if (running.current) return 'busy';
    running.current = true;
    setBusy(true);
    setProblem(null);
    const { failed, wait } = await outcome(work);
    running.current = false;
    setBusy(false);
    setProblem(failed);
    setWaitUntil(wait === null ? 0 : Date.now() + wait * 1000);
    return failed ?? 'done';
  };
  return { busy, problem, waitUntil, run };
}

async function outcome(
  work: () => Promise<void>,
): Promise<{ failed: AuthFlowProblem | null; wait: number | null }> {
  try {
    await work();
    return { failed: null, wait: null };
  } catch (error) {
    const problem = authFlowProblem(error);
    if (problem === 'unknown')
      console.error('The request was refused for an unknown reason', error);
    return { failed: problem, wait: authFlowWait(error) };
  }
}
