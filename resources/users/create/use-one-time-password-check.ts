import { useRef, useState } from 'react';
import { checkNewPassword } from '#providers/session/common-passwords.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRefusal } from '../actions/use-refusal.ts';

/** Checks a one-time password before it is sent; loads the list of the most common passwords for it. */
export function useOneTimePasswordCheck() {
  const text = useText('userCreate');
  const { told } = useRefusal();
  const [isChecking, setIsChecking] = useState(false);
  const running = useRef(false);
  const problemOf = async (password: string, email: string): Promise<string> => {
    if (password === '') return text('wrong.password');
    const rule = await checkNewPassword(password, email);
    return rule ? told('password', { rule, message: rule }) : '';
  };
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
