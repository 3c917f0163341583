import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import { PRACTICE_ROLES, type PracticeRole } from '#domain/access/permissions.ts';
import { changeEventSchema } from '#domain/emails/notices/event.ts';
import type { Caller } from '#server/access/caller/caller.ts';
import { mayHear } from '#server/access/events/may-hear.ts';
import { IdentityCache } from '#server/access/identity/identity-cache.ts';
import { registerPermission } from '#server/access/identity/permission.ts';
import { buildUuid } from '../../fixtures/uuid.ts';

const eventOf = (event: object) =>
  changeEventSchema.parse({ id: buildUuid(), version: 1, ...event });

const ORDER = eventOf({ resource: 'orders', accountNumber: '100200', state: 'submitted' });
const APPLICATION = eventOf({ resource: 'applications', status: 'submitted' });
const EMAIL = eventOf({ resource: 'emails', state: 'queued' });
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

function routed(method: string[], url: string) {
  const app = Fastify();
  registerPermission(app);
  return () => app.route({ method, url, handler: () => 'ok' });
}

describe('a route that declares no permission', () => {
  it.each([
    [['GET'], '/app.js'],
    [['HEAD'], '/app.js'],
    [['GET', 'HEAD'], '/*'],
  ])('SE-01 is a file of the built app: %j %s', (method, url) =>
    expect(routed(method, url)).not.toThrow(),
  );

  it.each([
    [['GET'], '/api/orders'],
    [['POST'], '/upload'],
    [['GET', 'POST'], '/upload'],
    [['HEAD', 'DELETE'], '/upload'],
  ])('SE-01 is refused when the server starts: %j %s', (method, url) =>
    expect(routed(method, url)).toThrow(`${method.join(', ')} ${url} declares no permission`),
  );
});

type Ask = (token: string, from: string | null) => Promise<{ uid: string }>;

function cacheOf(ask: Ask, most = 100) {
  let time = 0;
  const options = { ask, freshFor: 30_000, most, now: () => time };
  const cache = new IdentityCache<{ uid: string }, string>(options);
  return { cache, wait: (milliseconds: number) => (time += milliseconds) };
}

/** Tokens are named `user-number`. */
const userOf: Ask = async (token) => ({ uid: token.split('-')[0] ?? '' });

const tokensOf = (ask: { mock: { calls: [string, ...unknown[]][] } }) =>
  ask.mock.calls.map(([token]) => token);

describe('IdentityCache', () => {
  it('SE-02 asks again after thirty seconds and not before', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache, wait } = cacheOf(ask);
    expect(await cache.get('a', 'here')).toEqual({ uid: 'a' });
    wait(29_999);
    await cache.get('a', 'here');
    expect(ask).toHaveBeenCalledTimes(1);
    wait(1);
    await cache.get('a', 'here');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks once for many requests at once, and for each token by itself', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache } = cacheOf(ask);
    await Promise.all(['a', 'a', 'b', 'a'].map((token) => cache.get(token, 'here')));
    expect(ask.mock.calls).toEqual([
      ['a', 'here'],
      ['b', 'here'],
    ]);
  });

  it('does not remember a failure', async () => {
    const ask = vi.fn<Ask>(userOf).mockRejectedValueOnce(new Error('refused'));
    const { cache } = cacheOf(ask);
    await expect(cache.get('a', 'here')).rejects.toThrow('refused');
    expect(cache.size).toBe(0);
    expect(await cache.get('a', 'here')).toEqual({ uid: 'a' });
  });

  it('forgets the oldest when it is full', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache } = cacheOf(ask, 2);
    for (const token of ['a', 'b', 'c']) await cache.get(token, 'here');
    expect(cache.size).toBe(2);
    await cache.get('c', 'here');
    await cache.get('a', 'here');
    expect(tokensOf(ask)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('SE-02 forgets every token of a user at once, and of no other', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache } = cacheOf(ask);
    for (const token of ['ana-1', 'ana-2', 'ben-1']) await cache.get(token, 'here');
    cache.forget('ana');
    expect(cache.size).toBe(1);
    for (const token of ['ana-1', 'ana-2', 'ben-1']) await cache.get(token, 'here');
    expect(tokensOf(ask)).toEqual(['ana-1', 'ana-2', 'ben-1', 'ana-1', 'ana-2']);
  });

  it('SE-02 does not remember an answer that was on its way when the user was forgotten', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache } = cacheOf(ask);
    const early = cache.get('ana-1', 'here');
    cache.forget('ana');
    await early;
    await cache.get('ana-1', 'here');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('SE-02 asks anew when it is told to, and remembers that answer', async () => {
    const ask = vi.fn<Ask>(userOf);
    const { cache, wait } = cacheOf(ask);
    await cache.get('a', 'here');
    wait(29_000);
    await cache.renew('a', 'here');
    wait(29_000);
    await cache.get('a', 'here');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
