import type { MemberLabels } from './member-labels-en.ts';

/** The labels of the columns about a member in Spanish. */
export const MEMBER_LABELS_ES: MemberLabels = {
  memberEmail: 'Correo del miembro',
  memberRole: 'Rol del miembro',
};
