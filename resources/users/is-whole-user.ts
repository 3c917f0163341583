import type { PortalUser, UserRow } from '#domain/access/user.ts';

/** False for a list row: react-admin first returns the row that it has cached, which is not the whole user. */
export function isWholeUser(user: PortalUser | UserRow): user is PortalUser {
  return 'devices' in user;
}
