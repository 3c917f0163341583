import { useState } from 'react';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { looksLikeEmail } from '../shared/check-sign-up.ts';
import { useAuthRequest } from '../shared/use-auth-request.ts';

/** Shown at a field instead of above the button. */
export const AT_FIELDS: readonly AuthFlowProblem[] = [
  'email-in-use',
  'email-invalid',
  'password-needed',
  'password-wrong',
];

export interface AddressChange {
  email: string;
  setEmail: (email: string) => void;
  password: string;
  setPassword: (password: string) => void;
  emailError: string | null;
  passwordError: string | null;
  busy: boolean;
  problem: AuthFlowProblem | null;
  /** Returns whether the link was sent. */
  submit: () => Promise<boolean>;
}

/** Sends a link to another address. Always requires the password: the user may have left the screen. */
export function useChangeAddress(current: string): AddressChange {
  const { authFlow } = useRuntime();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useAuthRequest();
  const emailMistake = useEmailMistake(email, current);
  const text = useText('auth');
  const submit = async (): Promise<boolean> => {
    setTried(true);
    if (emailMistake || !password) return false;
    const outcome = await run(async () => {
      await authFlow.confirmPassword(password);
      await authFlow.changeAddress(email.trim());
    });
    return outcome === 'done';
  };
  const ofEmail = problem === 'email-in-use' || problem === 'email-invalid';
  const ofPassword = problem === 'password-wrong' || problem === 'password-needed';
  const passwordMistake = tried && !password && !ofPassword ? text('passwordMissing') : null;
  return {
    email,
    setEmail,
    password,
    setPassword,
    emailError: (tried ? emailMistake : null) ?? (ofEmail ? text(`problems.${problem}`) : null),
    passwordError: ofPassword ? text(`problems.${problem}`) : passwordMistake,
    busy,
    problem,
    submit,
  };
}

function useEmailMistake(email: string, current: string): string | null {
  const authText = useText('auth');
  const verifyText = useText('verify');
  if (!email.trim()) return authText('emailRequired');
  if (!looksLikeEmail(email)) return authText('problems.email-invalid');
  return email.trim().toLowerCase() === current.toLowerCase() ? verifyText('same') : null;
}
