import type { Role } from '#domain/auth.ts';
import { PRACTICE_ROLES, type PracticeRole } from '#domain/permissions.ts';
import { changeEventSchema } from '#domain/schemas/event.ts';
import type { Caller } from '#server/access/caller/caller.ts';
import { mayHear } from '#server/access/events/may-hear.ts';
import { buildUuid } from '#tests/fixtures/uuid.ts';
import { expect, it } from 'vitest';

const ORDER = changeEventSchema.parse({
  resource: 'orders',
  id: buildUuid(),
  accountNumber: '100200',
  version: 1,
  state: 'submitted',
});
const APPLICATION = changeEventSchema.parse({
  resource: 'applications',
  id: buildUuid(),
  version: 1,
  status: 'submitted',
});

const EMAIL = changeEventSchema.parse({
  resource: 'emails',
  id: buildUuid(),
  version: 1,
  state: 'queued',
});

const USER = changeEventSchema.parse({ resource: 'users', id: 'u-2', actor: 'Sofia Superwell' });

/** A caller with these roles; `accounts` are those that they belong to. */
function callerWith(
  roles: Role[],
  accounts: string[] = [],
  practiceRole: PracticeRole = 'owner',
): Caller {
  const memberships = accounts.map((accountNumber) => ({
    accountNumber,
    practiceRole,
    isMain: true,
  }));
  const user = { uid: 'u', name: 'U', email: 'u@lens.test', emailVerified: true };
  return { ...user, roles, memberships, expiresAt: 0, authTime: 0, mustChangePassword: false };
}

it.each([
  ['a super admin', callerWith(['ADMIN', 'SUPERADMIN']), true, true],
  ['an admin', callerWith(['ADMIN']), true, false],
  ['the practice', callerWith(['CUSTOMER'], ['100200']), true, false],
  ['another practice', callerWith(['CUSTOMER'], ['100300']), false, false],
  ['an applicant', callerWith(['CUSTOMER']), false, false],
  ['nobody in particular', callerWith([]), false, false],
])('SE-01 %s hears of what they may see', (_who, caller, ofOrders, ofApplications) => {
  expect(mayHear(caller, ORDER)).toBe(ofOrders);
  expect(mayHear(caller, APPLICATION)).toBe(ofApplications);
  // Super admins decide on applications, manage users and read the log of emails; nobody else does any of these.
  expect(mayHear(caller, USER)).toBe(ofApplications);
  expect(mayHear(caller, EMAIL)).toBe(ofApplications);
});

it.each(PRACTICE_ROLES)('AD-08 a %s hears of messages only with the right to read them', (role) => {
  const message = changeEventSchema.parse({ ...ORDER, about: 'message' });
  expect(mayHear(callerWith(['CUSTOMER'], ['100200'], role), message)).toBe(role !== 'biller');
  expect(mayHear(callerWith(['CUSTOMER'], ['100200'], role), ORDER)).toBe(true);
  expect(mayHear(callerWith(['CUSTOMER'], ['100300'], role), message)).toBe(false);
});

const notices = (id: string) => changeEventSchema.parse({ resource: 'notices', id, version: 1 });

it('EM-04 tells of notices to the user whose they are, and to nobody else', () => {
  const callers = [callerWith(['CUSTOMER'], ['100200']), callerWith(['ADMIN', 'SUPERADMIN'])];
  for (const caller of callers) {
    expect(mayHear(caller, notices('u'))).toBe(true);
    expect(mayHear(caller, notices('somebody'))).toBe(false);
  }
});
