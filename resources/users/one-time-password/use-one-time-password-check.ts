import { useCallback, useRef, useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { checkNewPassword } from '#providers/session/common-passwords.ts';
import { useRefusal } from '../common/use-refusal.ts';

/** Returns what finds out why a one-time password is refused, blank when it is not; loads the most common passwords. */
export function useOneTimePasswordProblem(): (password: string, email: string) => Promise<string> {
  const text = useText('userCreate');
  const { problemText } = useRefusal();
  return useCallback(
    async (password, email) => {
      if (password === '') return text('wrong.password');
      const rule = await checkNewPassword(password, email);
      return rule ? problemText('password', { rule }) : '';
    },
    [text, problemText],
  );
}

/** Checks a one-time password before it is sent. */
export function useOneTimePasswordCheck() {
  const problemOf = useOneTimePasswordProblem();
  const [isChecking, setIsChecking] = useState(false);
  const running = useRef(false);
  /** Returns the error message: blank when valid, null while an earlier check is running. */
  const check = async (password: string, email: string): Promise<string | null> => {
    if (running.current) return null;
    running.current = true;
    setIsChecking(true);
    try {
      return await problemOf(password, email);
    } finally {
      running.current = false;
      setIsChecking(false);
    }
  };
  return { check, isChecking };
}
