import type { UserRow } from '#domain/schemas/user.ts';
import { createSelection } from '../../shared/list/create-selection.tsx';

/** The maximum number of users per bulk action. */
export const MAX_AT_ONCE = 500;

/** The users selected in a list, across all of its pages. */
export const { SelectionProvider, useSelection } = createSelection<UserRow>(MAX_AT_ONCE);
