import type { MemberLabels } from './member-labels-en.ts';

/** The labels of the columns that are no fields of an account in Spanish. */
export const MEMBER_LABELS_ES: MemberLabels = {
  memberEmail: 'Correo del miembro',
  memberRole: 'Rol del miembro',
  cityLine: 'Ciudad, estado y código ZIP juntos',
};
