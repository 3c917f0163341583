import { useMemo } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { functionInputs } from '#domain/access/functions.ts';
import { useText } from '#providers/messages/use-text.ts';
import { schemaResolver } from '../../shared/form/schema-resolver.ts';
import { ruleOf } from '../common/refusal-text.ts';
import { useRefusal } from '../common/use-refusal.ts';
import { useOneTimePasswordProblem } from '../one-time-password/use-one-time-password-check.ts';
import { toNewUser } from './new-user.ts';
import type { NewUser } from './new-user.ts';

/** Checks a new user by the schema of the callable, and the password by the rules beyond it. */
export function useNewUserResolver(): Resolver<NewUser> {
  const text = useText('userCreate');
  const { problemText } = useRefusal();
  const passwordProblem = useOneTimePasswordProblem();
  return useMemo(() => {
    const bySchema = schemaResolver<NewUser>({
      schema: functionInputs.createUser,
      toInput: toNewUser,
      messageOf: (path, issue) =>
        path === 'email' ? text('wrong.email') : problemText(path, { rule: ruleOf(issue) }),
    });
    return async (values, context, options) => {
      const found = await bySchema(values, context, options);
      const { password: _bySchema, ...others }: FieldErrors<NewUser> = found.errors;
      const message = await passwordProblem(values.password ?? '', values.email ?? '');
      const errors = { ...others, ...(message && { password: { type: 'custom', message } }) };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    };
  }, [text, problemText, passwordProblem]);
}
