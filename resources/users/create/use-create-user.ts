import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { z } from 'zod';
import type { UserRole } from '#domain/schemas/user.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRefusal } from '../actions/use-refusal.ts';
import type { Created } from './CreateUserForm.tsx';
import { useOneTimePasswordCheck } from './use-one-time-password-check.ts';

export interface NewUser {
  email: string;
  role: UserRole;
  password: string;
}

/** The error of each field; blank when valid. */
interface Problems {
  email: string;
  password: string;
}

interface CreateUserDeps {
  onCreated: (created: Created) => void;
  /** Called with the errors when a field is invalid. */
  onWrong: (problems: Problems) => void;
}

const NOTHING: Problems = { email: '', password: '' };
const emailSchema = z.email();

/** Creates a user once the form is valid; shows the server's errors at their fields. */
export function useCreateUser({ onCreated, onWrong }: CreateUserDeps) {
  const text = useText('userCreate');
  const { told } = useRefusal();
  const { check, isChecking } = useOneTimePasswordCheck();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState(NOTHING);
  const notify = (found: Problems): boolean => {
    setProblems(found);
    if (isFine(found)) return false;
    onWrong(found);
    return true;
  };
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ email, role, password }: NewUser) => {
      const { data: user } = await dataProvider.callUsers('createUser', {
        email,
        password,
        role: role === 'customer' ? 'customer' : 'admin',
        isSuperAdmin: role === 'superAdmin',
      });
      return { user, password };
    },
    onSuccess: async (created) => {
      onCreated(created);
      await queryClient.invalidateQueries({ queryKey: ['users', 'getList'] });
    },
    onError: (failure) => notify(refusedFields(failure, told)),
  });
  const submit = async (user: NewUser): Promise<void> => {
    const email = emailSchema.safeParse(user.email).success ? '' : text('wrong.email');
    const password = await check(user.password, user.email);
    if (password === null || isPending) return;
    if (!notify({ email, password })) mutate(user);
  };
  return {
    submit,
    problems,
    /** Clears the error of a field. */
    forget: (field: keyof Problems) => setProblems((before) => ({ ...before, [field]: '' })),
    /** Why the request failed, when the error belongs to no field. */
    failure: error && isFine(refusedFields(error, told)) ? error : null,
    isPending: isPending || isChecking,
  };
}

function isFine({ email, password }: Problems): boolean {
  return email === '' && password === '';
}

function refusedFields(error: unknown, told: ReturnType<typeof useRefusal>['told']): Problems {
  const { email, password } = errorBody(error)?.errors ?? {};
  return {
    email: email ? told('email', email) : '',
    password: password ? told('password', password) : '',
  };
}
