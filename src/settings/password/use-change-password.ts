import { useState, useRef } from 'react';
import { useNotify } from 'react-admin';
import { passwordLength } from '#domain/access/password/password-problem.ts';
import { PASSWORD_MIN } from '#domain/basics/constants.ts';
import { authFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useText } from '#providers/messages/use-text.ts';
import { checkNewPassword } from '#providers/session/common-passwords.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import {
  hasMistake,
  NO_MISTAKES,
  passwordMistakes,
  refusedPassword,
  wrongField,
  type PasswordMistakes,
} from './password-mistakes.ts';

/** The messages at the fields and above the button. */
interface Said {
  current: string | null;
  next: string | null;
  whole: string | null;
}

const NOTHING: Said = { current: null, next: null, whole: null };

/** VA-02: manages the two passwords while the user types them. */
export function useChangePassword() {
  const text = useText('settings');
  const notify = useNotify();
  const messageOf = useProblemMessage();
  const { user } = useSession();
  const { changePassword } = useSessionActions();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [said, setSaid] = useState(NOTHING);
  const { busy, once } = useOnce();

  const send = async (): Promise<PasswordMistakes> => {
    const problem = await checkNewPassword(next, user?.email ?? '');
    const found = passwordMistakes({ current, next, problem, isSignedIn: user !== null });
    if (hasMistake(found)) return found;
    try {
      await changePassword({ current, next });
    } catch (error) {
      const refused = refusedPassword(authFlowProblem(error));
      if (refused.whole === 'failed') console.error('The password was not changed', error);
      return refused;
    }
    setCurrent('');
    setNext('');
    notify(text('password.saved'), { type: 'success' });
    return NO_MISTAKES;
  };
  /** Returns the field with an error, if any. */
  const submit = (): Promise<'current' | 'next' | null> =>
    once(null, async () => {
      setSaid(NOTHING);
      const found = await send();
      setSaid(messageOf(found, next));
      return wrongField(found);
    });
  return { current, setCurrent, next, setNext, said, busy, submit, email: user?.email ?? '' };
}

/** Returns the messages for the errors of `typed`, the new password. */
function useProblemMessage() {
  const text = useText('settings');
  return ({ current, next, whole }: PasswordMistakes, typed: string): Said => {
    // a server with a longer minimum requires at least one more character
    const missing = Math.max(1, PASSWORD_MIN - passwordLength(typed));
    return {
      current: current && text(`password.${current}`),
      next: next && text(`password.${next}`, { smart_count: missing }),
      whole: whole && text(`password.${whole}`),
    };
  };
}

/** Runs one piece of work at a time: calls meanwhile return `otherwise`. */
function useOnce() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = async <T>(otherwise: T, work: () => Promise<T>): Promise<T> => {
    if (running.current) return otherwise;
    running.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
}
