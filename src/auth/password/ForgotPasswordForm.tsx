import { useState } from 'react';
import type { FormEvent } from 'react';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { looksLikeEmail } from '../shared/check-sign-up.ts';
import { EmailField } from '../shared/EmailField.tsx';
import { ProblemAlert } from '../shared/ProblemAlert.tsx';
import { useAuthRequest } from '../shared/use-auth-request.ts';
import { useFirstWrong } from '../shared/use-first-wrong.ts';
import { usePause } from '../shared/use-pause.ts';
import { useSecondsLeft } from '../shared/use-seconds-left.ts';

const AT_FIELD: readonly AuthFlowProblem[] = ['email-invalid', 'email-unknown'];

/** VA-01: sends the link, and again after a pause. */
export function ForgotPasswordForm({ startEmail }: { startEmail: string }) {
  const { authFlow } = useRuntime();
  const [email, setEmail] = useState(startEmail);
  const [tried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, problem, waitUntil, run } = useAuthRequest();
  const waits = useSecondsLeft(waitUntil);
  const { seconds, look } = usePause('password-reset');
  const [ref, showFirstWrong] = useFirstWrong();
  const authText = useText('auth');
  const forgotText = useText('forgot');

  const mistake = mistakeOf(email);
  const met = problem && AT_FIELD.includes(problem) ? authText(`problems.${problem}`) : null;
  const error = {
    missing: authText('emailRequired'),
    invalid: authText('problems.email-invalid'),
    none: met,
  }[tried ? mistake : 'none'];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (mistake !== 'none') return showFirstWrong();
    setSentTo(null);
    const outcome = await run(() => authFlow.sendPasswordReset(email.trim()));
    if (outcome === 'done') setSentTo(email.trim());
    else showFirstWrong();
    look();
  };
  const action = sentTo === null ? forgotText('submit') : forgotText('again');
  const label = seconds > 0 ? authText('pause', { text: action, seconds }) : action;
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <EmailField value={email} error={error} onChange={setEmail} />
      <ProblemAlert problem={problem} atFields={AT_FIELD} seconds={waits} />
      {sentTo !== null && <output className="hint">{forgotText('sent', { email: sentTo })}</output>}
      <button
        type="submit"
        className="button button-wide auth-countdown"
        disabled={busy || seconds > 0}
      >
        {busy ? forgotText('sending') : label}
      </button>
    </form>
  );
}

function mistakeOf(email: string): 'missing' | 'invalid' | 'none' {
  if (!email.trim()) return 'missing';
  return looksLikeEmail(email) ? 'none' : 'invalid';
}
