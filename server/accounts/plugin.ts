import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Accounts } from '../access/identity/identify.ts';
import type { Services } from '../access/services.ts';
import type { AccountTable } from '../platform/database/account-table.ts';
import { hourly, type JobParts } from '../platform/jobs/hourly.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { applicationTable } from './applications/account-tables.ts';
import { registerApplicationRoutes } from './applications/routes.ts';
import { forgetOldTries } from './claims/claim-tries.ts';
import { registerClaimRoute } from './claims/routes.ts';
import { customerTables } from './customers/account-tables.ts';
import { registerCustomerRoutes } from './customers/routes.ts';
import { registerExportRoute } from './export/routes.ts';
import { invitationTable } from './invitations/account-tables.ts';
import { forgetOldInvitations } from './invitations/forget-invitations.ts';
import { registerJoiningRoutes } from './invitations/joining-routes.ts';
import { registerInvitationRoutes } from './invitations/routes.ts';
import { memberTable } from './members/account-tables.ts';
import { findMemberships } from './members/memberships.ts';
import type { MergeParts } from './merge/merge-parts.ts';
import { registerMergeRoutes } from './merge/routes.ts';
import { forgetOldAuthLinks } from './passwords/auth-links.ts';
import { forgetOldResetTries } from './passwords/reset-tries.ts';
import { registerPasswordRoutes } from './passwords/routes.ts';
import { distrustPassword } from './passwords/unknown-password.ts';
import { registerPreferenceRoutes } from './preferences/routes.ts';
import { MEMBERS } from './team/members.ts';
import { registerOwnMembershipRoutes } from './team/own-membership-routes.ts';
import { registerMemberRoutes } from './team/routes.ts';
import { registerTermsRoutes } from './terms/routes.ts';
import { registerUserRecordRoutes } from './user-edit/routes.ts';
import { rememberSeen } from './users/directory.ts';
import { knownUsers } from './users/known-users.ts';
import { reconcileAndLog } from './users/reconcile-directory.ts';
import { registerUserRoutes } from './users/routes.ts';
import { forgetOldAddressLinks } from './verification/address-links.ts';
import { registerOwnAddressRoutes, registerVerificationRoute } from './verification/routes.ts';

export { registerTermsRequirement } from './terms/require-terms.ts';

const HOUR = 60 * 60 * 1000;

interface AccountOptions {
  /** What accounts have, on all floors: an export takes it along, and a merge moves it. */
  parts: MergeParts;
  /** Whether who asks for a link learns that nobody has the address. */
  revealsUnknownEmail?: boolean | undefined;
}

/** Says who a caller is in terms of accounts, and learns of each that was seen. */
export function accountsOfCallers(parts: Parameters<typeof distrustPassword>[0]): Accounts {
  return {
    findMemberships,
    onSeen: rememberSeen,
    onUnknownChange: (user, at) => distrustPassword(parts, user, at),
  };
}

/** AD-05: what accounts have on their own floor. */
export const accountTables: readonly AccountTable[] = [
  ...customerTables,
  memberTable(knownUsers),
  applicationTable,
  invitationTable,
];

/** Registers the routes of practices, their members, and users. */
export function registerAccounts(
  app: FastifyInstance,
  services: Services,
  { parts, revealsUnknownEmail }: AccountOptions,
): void {
  registerExportRoute(app, services, parts.tables);
  registerMergeRoutes(app, services, { members: MEMBERS, parts });
  registerCustomerRoutes(app, services, MEMBERS);
  registerClaimRoute(app, services);
  registerMemberRoutes(app, services);
  registerOwnMembershipRoutes(app, services);
  registerInvitationRoutes(app, services);
  registerJoiningRoutes(app, services);
  registerApplicationRoutes(app, services);
  registerPreferenceRoutes(app, services);
  registerTermsRoutes(app, services);
  registerUserRoutes(app, services);
  registerUserRecordRoutes(app, services);
  registerVerificationRoute(app, services);
  registerOwnAddressRoutes(app, services, revealsUnknownEmail);
  registerPasswordRoutes(app, services, revealsUnknownEmail);
}

/** The recurring work of accounts: the copy of Firebase Auth's users, and what is no longer needed. */
export function accountJobs(parts: JobParts, log: Pick<FastifyBaseLogger, 'error'>): Job[] {
  const reconciling = { name: 'reconcileDirectory', every: HOUR, atOnce: true };
  return [
    { ...reconciling, run: () => reconcileAndLog(parts.database, log) },
    ...hourly(parts, {
      forgetOldTries,
      forgetOldResetTries,
      forgetOldAuthLinks,
      forgetOldAddressLinks,
      forgetOldInvitations,
    }),
  ];
}
