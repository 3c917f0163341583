/** The columns of an import that are no fields of an account: about a member, and a line of several fields. */
export type MemberLabels = Record<'memberEmail' | 'memberRole' | 'cityLine', string>;

/** Their labels in English. */
export const MEMBER_LABELS_EN: MemberLabels = {
  memberEmail: 'Member’s email',
  memberRole: 'Member’s role',
  cityLine: 'City, state and ZIP code in one',
};
