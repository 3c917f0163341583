import { useState } from 'react';
import type { FormEvent } from 'react';
import type { DoorProblem } from '#providers/firebase/doors.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { fill } from '#src/i18n/create-text.ts';
import { looksLikeEmail } from '../doors/check-sign-up.ts';
import { useDoorText } from '../doors/door-text.ts';
import { EmailField } from '../doors/EmailField.tsx';
import { useForgotText } from './forgot-text.ts';
import { ProblemAlert } from '../doors/ProblemAlert.tsx';
import { useDoorWork } from '../doors/use-door-work.ts';
import { useFirstWrong } from '../doors/use-first-wrong.ts';
import { usePause } from '../doors/use-pause.ts';
import { useSecondsLeft } from '../doors/use-seconds-left.ts';

const AT_FIELD: readonly DoorProblem[] = ['email-invalid', 'email-unknown'];

/** VA-01: sends the link, and again after a pause. */
export function ForgotPasswordForm({ startEmail }: { startEmail: string }) {
  const { doors } = useRuntime();
  const [email, setEmail] = useState(startEmail);
  const [tried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, problem, waitUntil, run } = useDoorWork();
  const waits = useSecondsLeft(waitUntil);
  const { seconds, look } = usePause('password-reset');
  const [ref, showFirstWrong] = useFirstWrong();
  const { emailRequired, problems, pause } = useDoorText();
  const texts = useForgotText();

  const mistake = mistakeOf(email);
  const met = problem && AT_FIELD.includes(problem) ? problems[problem] : null;
  const error = { missing: emailRequired, invalid: problems['email-invalid'], none: met }[
    tried ? mistake : 'none'
  ];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (mistake !== 'none') return showFirstWrong();
    setSentTo(null);
    const outcome = await run(() => doors.sendPasswordReset(email.trim()));
    if (outcome === 'done') setSentTo(email.trim());
    else showFirstWrong();
    look();
  };
  const action = sentTo === null ? texts.submit : texts.again;
  const label = seconds > 0 ? fill(pause, { text: action, seconds }) : action;
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <EmailField value={email} error={error} onChange={setEmail} />
      <ProblemAlert problem={problem} atFields={AT_FIELD} seconds={waits} />
      {sentTo !== null && <output className="hint">{fill(texts.sent, { email: sentTo })}</output>}
      <button
        type="submit"
        className="button button-wide door-countdown"
        disabled={busy || seconds > 0}
      >
        {busy ? texts.sending : label}
      </button>
    </form>
  );
}

function mistakeOf(email: string): 'missing' | 'invalid' | 'none' {
  if (!email.trim()) return 'missing';
  return looksLikeEmail(email) ? 'none' : 'invalid';
}
