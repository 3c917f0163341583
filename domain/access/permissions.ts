import type { Role } from './auth.ts';

/** The roles of a practice's members. */
export const PRACTICE_ROLES = ['owner', 'orderer', 'biller', 'viewer'] as const;
export type PracticeRole = (typeof PRACTICE_ROLES)[number];

/**
 * `self`: only the user's own data, without an account. `own`: the accounts that the user is a member of. `any`: every
 * account.
 */
export interface Grant {
  scope: 'self' | 'own' | 'any';
  /** With `self`: only after the email address is verified. */
  verified?: boolean;
  /** The members' roles; all when absent. */
  practiceRoles?: readonly PracticeRole[];
}

const SELF: Grant = { scope: 'self' };
const SELF_ALL = { CUSTOMER: SELF, ADMIN: SELF } as const;
const SELF_VERIFIED: Grant = { scope: 'self', verified: true };
const OWN: Grant = { scope: 'own' };
const ANY: Grant = { scope: 'any' };
const ORDERING: Grant = { scope: 'own', practiceRoles: ['owner', 'orderer'] };
const OWNERS: Grant = { scope: 'own', practiceRoles: ['owner'] };
/** Everybody who treats or orders, and who looks on; a biller needs no data of patients (data minimization). */
const CLINICAL: Grant = { scope: 'own', practiceRoles: ['owner', 'orderer', 'viewer'] };
const PAYING: Grant = { scope: 'own', practiceRoles: ['owner', 'biller'] };

const SUPERADMINS = { SUPERADMIN: ANY } as const;

type Grants = Partial<Record<Role, Grant>>;

/** Returns the permissions of a kind of record that staff maintain: to list and show, and to create, edit and delete. */
function recordGrants<Name extends string, Reads extends Grants, Writes extends Grants>(
  name: Name,
  { reads, writes }: { reads: Reads; writes: Writes },
): Record<`${Name}:${'list' | 'show'}`, Reads> &
  Record<`${Name}:${'create' | 'edit' | 'delete'}`, Writes> {
  const grants = { list: reads, show: reads, create: writes, edit: writes, delete: writes };
  const named = Object.entries(grants).map(([action, grant]) => [`${name}:${action}`, grant]);
  return Object.fromEntries(named) as ReturnType<typeof recordGrants<Name, Reads, Writes>>;
}

/**
 * The permissions, for menu, guard and API. A role that is not listed does not have the permission. SUPERADMIN and
 * BOOKKEEPER always come with ADMIN, so an entry for ADMIN applies to them too.
 */
export const permissions = {
  'customerArea:open': { CUSTOMER: OWN },
  'adminArea:open': { ADMIN: ANY },
  'settings:open': { CUSTOMER: OWN, ADMIN: ANY },
  'payments:open': { CUSTOMER: PAYING },
  /** PY-01: to pay online. */
  'payments:make': { CUSTOMER: PAYING },
  'checkouts:list': { CUSTOMER: PAYING, SUPERADMIN: ANY, BOOKKEEPER: ANY },
  'checkouts:show': { CUSTOMER: PAYING, SUPERADMIN: ANY, BOOKKEEPER: ANY },
  /** PY-11: to end a payment of which the gateway reports nothing. */
  'checkouts:decide': { SUPERADMIN: ANY },
  'credit:open': { CUSTOMER: OWN },
  'invoices:list': { CUSTOMER: PAYING, SUPERADMIN: ANY, BOOKKEEPER: ANY },
  'invoices:show': { CUSTOMER: PAYING, SUPERADMIN: ANY, BOOKKEEPER: ANY },
  /** PY-08: checks, wires and cash. */
  'payments:list': { CUSTOMER: PAYING, SUPERADMIN: ANY, BOOKKEEPER: ANY },
  'payments:show': { CUSTOMER: PAYING, SUPERADMIN: ANY, BOOKKEEPER: ANY },
  /** To record a payment, and to give what is unapplied of one to invoices. */
  'payments:record': { SUPERADMIN: ANY, BOOKKEEPER: ANY },
  /** Number and name of the accounts that a payment can come from, to choose one. */
  'payers:list': { SUPERADMIN: ANY, BOOKKEEPER: ANY },
  /** The pages of those who have no Customer Management, where super admins find the same. */
  'bookkeeping:open': { BOOKKEEPER: ANY },
  'payments:refund': { SUPERADMIN: ANY },
  'payments:void': { SUPERADMIN: ANY },
  'writeOffs:list': { SUPERADMIN: ANY },
  'writeOffs:show': { SUPERADMIN: ANY },
  /** To write off, and to take a write-off back. */
  'writeOffs:create': { SUPERADMIN: ANY },
  /** To confirm or decline what somebody else asked for. */
  'writeOffs:decide': { SUPERADMIN: ANY },
  /** CR-02: the lens credit of an account and its entries. */
  'credits:list': { CUSTOMER: OWN, SUPERADMIN: ANY },
  'credits:show': { SUPERADMIN: ANY },
  /** CR-02: to grant lens credit, or to take some away. */
  'credits:create': { SUPERADMIN: ANY },
  /** To confirm or decline what somebody else asked for. */
  'credits:decide': { SUPERADMIN: ANY },
  'credits:reverse': { SUPERADMIN: ANY },
  /** CR-02: to pay invoices with lens credit. */
  'credit:apply': { CUSTOMER: PAYING },
  /** CR-03: the requests of return, exchange or cancellation, and what the policy gives for the lenses of an order. */
  'returnRequests:list': { CUSTOMER: OWN, ADMIN: ANY },
  'returnRequests:show': { CUSTOMER: OWN, ADMIN: ANY },
  'returnRequests:create': { CUSTOMER: ORDERING },
  'returnRequests:withdraw': { CUSTOMER: ORDERING },
  /** To give what the policy grants, or part of it, or to refuse. More than that is for those with `credits:create`. */
  'returnRequests:decide': { ADMIN: ANY },
  'returnRequests:receive': { ADMIN: ANY },
  'statements:show': { CUSTOMER: PAYING, SUPERADMIN: ANY, BOOKKEEPER: ANY },
  /** PY-08, PY-10: to read receivables by age, payouts, the journal, its exports and its accounts. */
  'books:open': { SUPERADMIN: ANY, BOOKKEEPER: ANY },
  /** To export what of the journal none has yet. */
  'books:export': { SUPERADMIN: ANY, BOOKKEEPER: ANY },
  /** To say which account of the bookkeeping is which. */
  'books:set': { SUPERADMIN: ANY },
  'profile:edit': { CUSTOMER: OWN },
  'sessions:own': SELF_ALL,
  'password:change': SELF_ALL,
  'address:own': SELF_ALL,
  'terms:accept': { CUSTOMER: SELF },
  'accounts:claim': { CUSTOMER: SELF_VERIFIED },
  'applications:create': { CUSTOMER: SELF_VERIFIED },
  'applications:own': { CUSTOMER: SELF_VERIFIED },
  'applications:list': { SUPERADMIN: ANY },
  'applications:show': { SUPERADMIN: ANY },
  'applications:approve': { SUPERADMIN: ANY },
  'applications:decline': { SUPERADMIN: ANY },
  'members:manage': { CUSTOMER: OWNERS, SUPERADMIN: ANY },
  /** To see one's own membership of an account, and to leave it. */
  'membership:own': { CUSTOMER: OWN },
  /** EM-04: one's own notices, and the defaults that apply to oneself. */
  'notices:own': { CUSTOMER: OWN, ADMIN: ANY },
  'accountChoices:edit': { CUSTOMER: OWNERS, SUPERADMIN: ANY },
  'invitations:own': { CUSTOMER: SELF_VERIFIED },
  'buyingGroups:offered': { CUSTOMER: SELF_VERIFIED, SUPERADMIN: ANY },
  ...recordGrants('buyingGroups', { reads: SUPERADMINS, writes: SUPERADMINS }),
  ...recordGrants('prices', { reads: SUPERADMINS, writes: SUPERADMINS }),
  'recordChanges:list': { SUPERADMIN: ANY },
  'customers:list': { SUPERADMIN: ANY },
  'customers:create': { SUPERADMIN: ANY },
  'customers:edit': { SUPERADMIN: ANY },
  'customers:merge': { SUPERADMIN: ANY },
  'customers:export': { SUPERADMIN: ANY },
  ...recordGrants('shipToAddresses', { reads: SUPERADMINS, writes: SUPERADMINS }),
  'orders:list': { CUSTOMER: OWN, ADMIN: ANY },
  'orders:show': { CUSTOMER: OWN, ADMIN: ANY },
  /** Patient, prescription, measurements, notes, files and what follows from them, in every answer about orders. */
  'orders:clinical': { CUSTOMER: CLINICAL, ADMIN: ANY },
  'orders:submit': { CUSTOMER: ORDERING },
  'orders:cancel': { CUSTOMER: ORDERING },
  'orders:approve': { ADMIN: ANY },
  'orders:reject': { ADMIN: ANY },
  'orders:produce': { ADMIN: ANY },
  'orders:ship': { ADMIN: ANY },
  'orders:close': { ADMIN: ANY },
  'orders:decideMany': { ADMIN: ANY },
  'orders:promise': { ADMIN: ANY },
  /** CR-04: to record that a lens came back. */
  'orders:receive': { ADMIN: ANY },
  /** VC-03: what practices ask a consultant on the public pages, and what visitors say of its answers. */
  'consultantRequests:list': { ADMIN: ANY },
  'consultantRequests:show': { ADMIN: ANY },
  'consultantRequests:edit': { ADMIN: ANY },
  'consultantRatings:list': { ADMIN: ANY },
  'consultantRatings:show': { ADMIN: ANY },
  ...recordGrants('rejectReasons', { reads: { ADMIN: ANY }, writes: SUPERADMINS }),
  'shippingMethods:list': { SUPERADMIN: ANY },
  'shippingMethods:show': { SUPERADMIN: ANY },
  'shippingMethods:edit': { SUPERADMIN: ANY },
  /** To read the thread of an order, and to write in it. */
  'orders:discuss': { CUSTOMER: CLINICAL, ADMIN: ANY },
  'orders:message': { CUSTOMER: ORDERING, ADMIN: ANY },
  'messages:list': { SUPERADMIN: ANY },
  'orders:export': { CUSTOMER: OWN, ADMIN: ANY },
  'orders:print': { CUSTOMER: OWN, ADMIN: ANY },
  'drafts:edit': { CUSTOMER: ORDERING },
  'preferences:edit': { CUSTOMER: OWN, ADMIN: ANY },
  /** EM-03: what was sent to whom, and what became of it; with one email also its message. */
  'emails:list': { SUPERADMIN: ANY },
  'emails:show': { SUPERADMIN: ANY },
  'lenses:list': { CUSTOMER: OWN, ADMIN: ANY },
  'lenses:show': { CUSTOMER: OWN, ADMIN: ANY },
  'customers:show': { CUSTOMER: OWN, ADMIN: ANY },
  'events:listen': { CUSTOMER: OWN, ADMIN: ANY },
  'lenses:manage': { SUPERADMIN: ANY },
  'lenses:create': { SUPERADMIN: ANY },
  'lenses:edit': { SUPERADMIN: ANY },
  'lenses:versions': { SUPERADMIN: ANY },
  /** VC-01: the passages of the consultant's guide. */
  'guide:list': { SUPERADMIN: ANY },
  'guide:show': { SUPERADMIN: ANY },
  'guide:create': { SUPERADMIN: ANY },
  'guide:edit': { SUPERADMIN: ANY },
  'emails:manage': { SUPERADMIN: ANY },
  /** RS-03: to write an email; customers only to the lab. */
  'emails:write': { CUSTOMER: OWN, ADMIN: ANY },
  'users:manage': { SUPERADMIN: ANY },
  'activity:list': { SUPERADMIN: ANY },
} as const satisfies Record<string, Partial<Record<Role, Grant>>>;

export type Permission = keyof typeof permissions;

/** TM-06: requires accepted terms: to order, and to pay. Admins do not accept terms (PM-02). */
export const TERMS_FIRST: ReadonlySet<Permission> = new Set([
  'orders:submit',
  'orders:cancel',
  'payments:open',
  'payments:make',
  'credit:open',
  'credit:apply',
  'returnRequests:create',
  'returnRequests:withdraw',
]);

/** Returns the widest grant of the roles, or null when none of them has the permission. */
export function grantFor(roles: readonly Role[], permission: Permission): Grant | null {
  const entry: Partial<Record<Role, Grant>> = permissions[permission];
  const grants = roles.flatMap((role) => entry[role] ?? []);
  return grants.find((grant) => grant.scope === 'any') ?? grants[0] ?? null;
}

/** Whether one of the roles has the permission, for any account. */
export function mayDo(roles: readonly Role[], permission: Permission): boolean {
  return grantFor(roles, permission) !== null;
}

/**
 * AD-08: whether one of the roles has the permission for an account in which the user has this practice role. A role
 * that is not known (its account could not be loaded) counts as any: the server decides.
 */
export function mayDoIn(
  roles: readonly Role[],
  practiceRole: PracticeRole | null,
  permission: Permission,
): boolean {
  const grant = grantFor(roles, permission);
  if (!grant) return false;
  if (grant.scope !== 'own' || !grant.practiceRoles || !practiceRole) return true;
  return grant.practiceRoles.includes(practiceRole);
}

/** Returns the roles that have the permission. */
export function rolesWith(permission: Permission): Role[] {
  return (['CUSTOMER', 'ADMIN', 'SUPERADMIN', 'BOOKKEEPER'] as const).filter(
    (role) => role in permissions[permission],
  );
}
