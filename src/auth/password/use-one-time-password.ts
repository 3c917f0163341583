import { useState } from 'react';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { useAuthText } from '../shared/auth-text.ts';
import { useOneTimeText } from './one-time-text.ts';
import { useAuthRequest } from '../shared/use-auth-request.ts';
import { PASSWORD_PROBLEMS, useNewPassword } from './use-new-password.ts';
import type { NewPasswordState } from './use-new-password.ts';

/** Shown at a field instead of above the button. */
export const AT_FIELDS: readonly AuthFlowProblem[] = [
  ...PASSWORD_PROBLEMS,
  'password-needed',
  'password-wrong',
];

export interface OneTimePassword {
  next: NewPasswordState;
  /** The one-time password; asked when the sign-in with it is too old. */
  current: { asked: boolean; value: string; set: (value: string) => void; error: string | null };
  busy: boolean;
  problem: AuthFlowProblem | null;
  /** Returns whether a field has a problem now. */
  submit: () => Promise<boolean>;
}

/** Lets the user replace a one-time password with their own. */
export function useOneTimePassword(email: string): OneTimePassword {
  const { changePassword } = useSessionActions();
  const { busy, problem, run } = useAuthRequest();
  const next = useNewPassword(email, problem);
  const [asked, setAsked] = useState(false);
  const [value, set] = useState('');
  const [tried, setTried] = useState(false);
  const { passwordMissing } = useAuthText();
  const { currentWrong } = useOneTimeText();
  const isMissing = asked && value === '';
  const submit = async (): Promise<boolean> => {
    setTried(asked);
    if (!(await next.check()) || isMissing) return true;
    const change = { current: asked ? value : null, next: next.password };
    const outcome = await run(() => changePassword(change));
    if (outcome === 'password-needed') setAsked(true);
    return outcome !== 'done' && outcome !== 'busy';
  };
  const wrong = problem === 'password-wrong' ? currentWrong : null;
  const error = tried && isMissing ? passwordMissing : wrong;
  return { next, current: { asked, value, set, error }, busy, problem, submit };
}
