import type { FunctionInput } from '#domain/access/functions.ts';
import type { UserRole } from '#domain/access/user.ts';

/** What the form for a new user holds. react-admin's inputs hold what is empty as null. */
export interface NewUser {
  email: string | null;
  name: string | null;
  role: UserRole;
  /** The practice of a customer. */
  accountNumber: string | null;
  password: string | null;
}

export const NO_USER_YET: NewUser = {
  email: '',
  name: '',
  role: 'admin',
  accountNumber: '',
  password: '',
};

/** Returns what is sent. */
export function toNewUser(values: NewUser): FunctionInput<'createUser'> {
  const { email, name, role, accountNumber, password } = values;
  return {
    email: (email ?? '').trim(),
    name: (name ?? '').trim(),
    password: password ?? '',
    role: role === 'customer' ? 'customer' : 'admin',
    isSuperAdmin: role === 'superAdmin',
    ...(role === 'customer' && accountNumber && { accountNumber }),
  };
}
