import type { UserRow } from '#domain/schemas/user.ts';
import { createSelection } from '../../shared/list/create-selection.tsx';

/** So many are enabled or disabled in one go. */
export const MAX_AT_ONCE = 500;

/** Which users are selected in a list, over all of its pages. */
export const { SelectionProvider, useSelection } = createSelection<UserRow>(MAX_AT_ONCE);
