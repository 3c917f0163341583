import { useEffect, useState } from 'react';
import { passwordProblem } from '#domain/password/password-problem.ts';
import type { PasswordProblem } from '#domain/password/password-problem.ts';
import { commonPasswords } from './common-passwords.ts';

const NOT_YET: ReadonlySet<string> = new Set();

/** Why what is typed may not be chosen, or null; what everybody takes is told once the list is there. */
export function usePasswordProblem(password: string, email: string): PasswordProblem | null {
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null);
  const asks = password !== '' && common === null;
  useEffect(() => {
    if (!asks) return undefined;
    let gone = false;
    const load = async (): Promise<void> => {
      const list = await commonPasswords();
      if (!gone) setCommon(list);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [asks]);
  return passwordProblem(password, email, common ?? NOT_YET);
}
