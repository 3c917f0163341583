import { useState } from 'react';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { commonPasswords } from '#providers/session/common-passwords.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { checkSignUp, toSignUpInput } from '../shared/check-sign-up.ts';
import type { SignUpDraft, SignUpErrors } from '../shared/check-sign-up.ts';
import { useAuthRequest } from '../shared/use-auth-request.ts';

export interface SignUpForm {
  draft: SignUpDraft;
  change: (part: Partial<SignUpDraft>) => void;
  errors: SignUpErrors;
  busy: boolean;
  /** The problem of the last attempt. */
  problem: AuthFlowProblem | null;
  /** Returns whether a field has a problem now. */
  submit: () => Promise<boolean>;
}

/** Shown at a field instead of above the button. */
export const AT_FIELDS: readonly AuthFlowProblem[] = [
  'email-in-use',
  'email-invalid',
  'password-weak',
];

const NOTHING: ReadonlySet<string> = new Set();

/** LG-02: manages the sign-up: its values, checks and submission. */
export function useSignUp(email: string): SignUpForm {
  const session = useSessionActions();
  const [draft, setDraft] = useState<SignUpDraft>({
    email,
    password: '',
    firstName: '',
    lastName: '',
    company: '',
    agreed: false,
  });
  const [tried, setTried] = useState(false);
  const [common, setCommon] = useState<ReadonlySet<string>>(NOTHING);
  const { busy, problem, run } = useAuthRequest();
  const submit = async (): Promise<boolean> => {
    setTried(true);
    const list = await commonPasswords();
    setCommon(list);
    if (Object.keys(checkSignUp(draft, list)).length > 0) return true;
    const outcome = await run(() => session.signUp(toSignUpInput(draft)));
    return AT_FIELDS.some((problem) => problem === outcome);
  };
  return {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    errors: tried ? checkSignUp(draft, common) : {},
    busy,
    problem,
    submit,
  };
}
