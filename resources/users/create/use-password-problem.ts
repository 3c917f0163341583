import { useCallback } from 'react';
import { passwordProblem } from '#domain/password/password-problem.ts';
import { useRefusal } from '../actions/use-refusal.ts';
import { useCreateText } from './use-create-text.ts';

/** The most common ones are known to the server only; the page need not carry them. */
const NONE: ReadonlySet<string> = new Set();

/** What can be told to be wrong with a password before it is sent, in words; blank when nothing is. */
export function usePasswordProblem(): (password: string, email: string) => string {
  const text = useCreateText();
  const { told } = useRefusal();
  return useCallback(
    (password, email) => {
      if (password === '') return text('wrong.password');
      const rule = passwordProblem(password, email, NONE);
      return rule ? told('password', { rule, message: rule }) : '';
    },
    [text, told],
  );
}
