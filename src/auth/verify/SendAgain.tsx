import { useState } from 'react';
import type { DoorProblem } from '#providers/firebase/doors.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useDoorText } from '../doors/door-text.ts';
import { ProblemAlert } from '../doors/ProblemAlert.tsx';
import { useDoorWork } from '../doors/use-door-work.ts';
import { usePause } from '../doors/use-pause.ts';
import { useVerifyText } from './verify-text.ts';

const NO_FIELDS: readonly DoorProblem[] = [];

/** Sends the message once more, at most once a minute. */
export function SendAgain() {
  const { doors } = useRuntime();
  const { again, sending, sent } = useVerifyText();
  const { pause } = useDoorText();
  const { busy, problem, run } = useDoorWork();
  const { seconds, look } = usePause('verification');
  const [done, setDone] = useState(false);
  const send = async (): Promise<void> => {
    setDone(false);
    const outcome = await run(doors.sendVerification);
    setDone(outcome === 'done');
    look();
  };
  const label = seconds > 0 ? fill(pause, { text: again, seconds }) : again;
  return (
    <>
      <div className="door-result">
        <ProblemAlert problem={problem} atFields={NO_FIELDS} />
        {done && <output className="hint">{sent}</output>}
      </div>
      <button
        type="button"
        className="button door-countdown"
        disabled={busy || seconds > 0}
        onClick={() => void send()}
      >
        {busy ? sending : label}
      </button>
    </>
  );
}
