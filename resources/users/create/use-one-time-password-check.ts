import { useRef, useState } from 'react';
import { checkNewPassword } from '#providers/session/common-passwords.ts';
import { useRefusal } from '../actions/use-refusal.ts';
import { useCreateText } from './use-create-text.ts';

/** Tells what is wrong with a one-time password before it is sent; the most common ones are loaded for that. */
export function useOneTimePasswordCheck() {
  const text = useCreateText();
  const { told } = useRefusal();
  const [isChecking, setIsChecking] = useState(false);
  const running = useRef(false);
  const problemOf = async (password: string, email: string): Promise<string> => {
    if (password === '') return text('wrong.password');
    const rule = await checkNewPassword(password, email);
    return rule ? told('password', { rule, message: rule }) : '';
  };
  /** In words; blank when nothing is wrong, null while an earlier check is under way. */
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
