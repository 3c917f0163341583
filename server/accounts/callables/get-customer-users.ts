import { callable } from './callable.ts';
import { listUsersOf } from './list-users-of.ts';

/** FN-04: returns all users who are neither admin nor super admin. */
export const getCustomerUsers = callable('getCustomerUsers', () =>
  listUsersOf(({ role }) => role === 'customer'),
);
