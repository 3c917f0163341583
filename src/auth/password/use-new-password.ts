import { useState } from 'react';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useText } from '#providers/messages/use-text.ts';
import { checkNewPassword } from '#providers/session/common-passwords.ts';
import { usePasswordProblem } from '#providers/session/use-password-problem.ts';
import { usePasswordText } from './use-password-text.ts';

/** Shown at the field of the new password instead of above the button. */
export const PASSWORD_PROBLEMS: readonly AuthFlowProblem[] = [
  'password-weak',
  'password-short',
  'password-long',
  'password-common',
  'password-email',
  'password-same',
];

export interface NewPasswordState {
  password: string;
  setPassword: (password: string) => void;
  /** The problem, after the first attempt to submit. */
  error: string | null;
  /** Returns whether the password may be sent; from now on problems are shown. */
  check: () => Promise<boolean>;
}

/** Manages a new password while the user types it. `met` is the problem of the last attempt. */
export function useNewPassword(email: string, met: AuthFlowProblem | null): NewPasswordState {
  const [password, setPassword] = useState('');
  /** The refused password; any other one is checked again. */
  const [refused, setRefused] = useState('');
  const [tried, setTried] = useState(false);
  const problem = usePasswordProblem(password, email);
  const labels = usePasswordText();
  const text = useText('auth');
  const mistake = password === '' ? 'missing' : problem;
  const refusal = met && PASSWORD_PROBLEMS.includes(met) && password === refused ? met : null;
  return {
    password,
    setPassword,
    error: tried && mistake ? labels(password, mistake) : refusal && text(`problems.${refusal}`),
    check: async () => {
      setTried(true);
      setRefused(password);
      return password !== '' && (await checkNewPassword(password, email)) === null;
    },
  };
}
