import { useState } from 'react';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useAuthText } from '../shared/auth-text.ts';
import { ProblemAlert } from '../shared/ProblemAlert.tsx';
import { useAuthRequest } from '../shared/use-auth-request.ts';
import { usePause } from '../shared/use-pause.ts';
import { useVerifyText } from './verify-text.ts';

const NO_FIELDS: readonly AuthFlowProblem[] = [];

/** Sends the message again, at most once a minute. */
export function SendAgain() {
  const { authFlow } = useRuntime();
  const { again, sending, sent } = useVerifyText();
  const { pause } = useAuthText();
  const { busy, problem, run } = useAuthRequest();
  const { seconds, look } = usePause('verification');
  const [done, setDone] = useState(false);
  const send = async (): Promise<void> => {
    setDone(false);
    const outcome = await run(authFlow.sendVerification);
    setDone(outcome === 'done');
    look();
  };
  const label = seconds > 0 ? fill(pause, { text: again, seconds }) : again;
  return (
    <>
      <div className="auth-result">
        <ProblemAlert problem={problem} atFields={NO_FIELDS} />
        {done && <output className="hint">{sent}</output>}
      </div>
      <button
        type="button"
        className="button auth-countdown"
        disabled={busy || seconds > 0}
        onClick={() => void send()}
      >
        {busy ? sending : label}
      </button>
    </>
  );
}
