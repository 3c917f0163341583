import { userActions } from './users/user-actions.ts';
import { userAudit } from './users/user-audit.ts';
import { userBulk } from './users/user-bulk.ts';
import { userCreate } from './users/user-create.ts';
import { userEdit } from './users/user-edit.ts';
import { userProfiles } from './users/user-profiles.ts';
import { userShow } from './users/user-show.ts';
import { usersOnline } from './users/users-online.ts';
import { users } from './users/users.ts';

export const texts = {
  userActions,
  userAudit,
  userBulk,
  userCreate,
  userEdit,
  userProfiles,
  userShow,
  users,
  usersOnline,
};
