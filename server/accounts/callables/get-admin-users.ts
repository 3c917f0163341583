import { callable } from './callable.ts';
import { listUsersOf } from './list-users-of.ts';

/** FN-03: returns admins and super admins. */
export const getAdminUsers = callable('getAdminUsers', () =>
  listUsersOf(({ role }) => role !== 'customer'),
);
