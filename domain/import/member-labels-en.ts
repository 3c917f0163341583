/** The columns of an import about a member, which are no fields of an account. */
export type MemberLabels = Record<'memberEmail' | 'memberRole', string>;

/** Their labels in English. */
export const MEMBER_LABELS_EN: MemberLabels = {
  memberEmail: 'Member’s email',
  memberRole: 'Member’s role',
};
