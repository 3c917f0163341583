import { useState } from 'react';
import { checkNewPassword } from '#providers/session/common-passwords.ts';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { usePasswordProblem } from '#providers/session/use-password-problem.ts';
import { useAuthText } from '../shared/auth-text.ts';
import { usePasswordWords } from './use-password-words.ts';

/** Told at the field of the new password and not above the button. */
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
  /** What is wrong, once it was tried. */
  error: string | null;
  /** Whether it may be sent; from now on what is wrong is told. */
  check: () => Promise<boolean>;
}

/** A new password while it is typed. `met` is what the last try met. */
export function useNewPassword(email: string, met: AuthFlowProblem | null): NewPasswordState {
  const [password, setPassword] = useState('');
  /** What was refused: another one is checked anew. */
  const [refused, setRefused] = useState('');
  const [tried, setTried] = useState(false);
  const problem = usePasswordProblem(password, email);
  const words = usePasswordWords();
  const { problems } = useAuthText();
  const mistake = password === '' ? 'missing' : problem;
  const refusal = met && PASSWORD_PROBLEMS.includes(met) && password === refused ? met : null;
  return {
    password,
    setPassword,
    error: tried && mistake ? words(password, mistake) : refusal && problems[refusal],
    check: async () => {
      setTried(true);
      setRefused(password);
      return password !== '' && (await checkNewPassword(password, email)) === null;
    },
  };
}
