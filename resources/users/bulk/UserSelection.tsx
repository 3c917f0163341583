import type { UserRow } from '#domain/access/user.ts';
import { createSelection } from '../../shared/list/create-selection.tsx';

/** The maximum number of users per bulk action. */
export const MAX_AT_ONCE = 500;

/** The selection of the list of users, across all of its pages. */
export const { SelectionProvider: UserSelection, useSelection: useUserSelection } =
  createSelection<UserRow>(MAX_AT_ONCE);
