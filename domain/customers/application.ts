/** The states of an application for an account (RS-05): submitted, then decided once. */
export const APPLICATION_STATUSES = ['submitted', 'approved', 'declined'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const APPLICATION_ACTIONS = ['approve', 'decline'] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

/** The state after each decision. Only a submitted application can be decided on. */
export const applicationTransitions = {
  approve: { from: 'submitted', to: 'approved', permission: 'applications:approve' },
  decline: { from: 'submitted', to: 'declined', permission: 'applications:decline' },
} as const satisfies Record<
  ApplicationAction,
  { from: ApplicationStatus; to: ApplicationStatus; permission: string }
>;
