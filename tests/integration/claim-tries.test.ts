import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import { countTry, forgetOldTries } from '#server/accounts/claims/claim-tries.ts';
import { beforeEach, describe, expect, it, afterAll, beforeAll } from 'vitest';
import { usePortal } from './support/use.ts';
import { claim, forgetClaims, triesOf } from './support/claims.ts';
import { locksOf } from './support/locks.ts';
import { membershipsOf, newcomer, type Newcomer, signedIn } from './support/newcomers.ts';
import { buildApp } from '#server/app/app.ts';
import type { FastifyInstance } from 'fastify';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const portal = usePortal(() => ({ clock: () => new Date(now) }));
let now: number;
beforeEach(async () => {
  // However far it goes on, the tokens stay good.
  now = Date.now() - 10 * HOUR;
  await forgetClaims(portal);
});

async function fail(claimant: Newcomer, times: number, remoteAddress?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const response = await claim(claimant, { invoiceNumber: `WRONG-${index}` }, remoteAddress);
    statuses.push(response.statusCode);
  }
  return statuses;
}

/** The locks that counting a try takes: whoever wants one of them too has to wait. */
function locksOfTry(uid: string, address: string): Promise<string[]> {
  return locksOf(portal.database, (tx) => countTry(tx, { uid, address, now: new Date(now) }));
}

describe('five tries, then an hour’s pause', () => {
  it('RT-04 refuses the sixth, also when it is right, and says for how long', async () => {
    const claimant = await newcomer(portal);
    expect(await fail(claimant, 5)).toEqual([422, 422, 422, 422, 422]);
    now += 20 * MINUTE;
    const response = await claim(claimant);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '2400']);
    expect(apiErrorSchema.parse(response.json()).code).toBe('too-many-requests');
    expect(await membershipsOf(portal, claimant.uid)).toEqual([]);
  });

  it('RT-04 counts an hour from the fifth try, not from the first and not from those refused', async () => {
    const claimant = await newcomer(portal);
    await fail(claimant, 1);
    now += 50 * MINUTE;
    await fail(claimant, 4);
    now += 59 * MINUTE;
    expect(await fail(claimant, 3)).toEqual([429, 429, 429]);
    now += MINUTE;
    expect((await claim(claimant)).statusCode).toBe(200);
  });

  it('RT-04 allows five new tries after the hour', async () => {
    const claimant = await newcomer(portal);
    await fail(claimant, 5);
    now += HOUR;
    expect(await fail(claimant, 6)).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('RT-04 does not pause whoever tries now and then', async () => {
    const claimant = await newcomer(portal);
    for (let index = 0; index < 9; index += 1) {
      expect(await fail(claimant, 1)).toEqual([422]);
      now += 16 * MINUTE;
    }
  });

  it('RT-04 lets no sixth past when all come at once', async () => {
    const claimant = await newcomer(portal);
    const responses = await Promise.all(
      // From an address each: those of one address wait for each other.
      Array.from({ length: 12 }, (_, index) =>
        claim(claimant, { zip: '11111' }, `192.0.2.${index}`),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('RT-04 pauses an address after twenty tries of several users, and no other address', async () => {
    for (let index = 0; index < 4; index += 1)
      await fail(await newcomer(portal), 5, '198.51.100.7');
    const fifth = await newcomer(portal);
    const response = await claim(fifth, {}, '198.51.100.7');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '3600']);
    expect((await claim(fifth, {}, '198.51.100.8')).statusCode).toBe(200);
  });

  it('RT-04 lets no twenty-first of an address past when all come at once', async () => {
    const users = [];
    for (let index = 0; index < 5; index += 1) users.push(await newcomer(portal));
    const tries = users.flatMap((user) => Array.from({ length: 5 }, () => fail(user, 1)));
    const statuses = (await Promise.all(tries)).flat();
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('RT-04 holds the tries of the user and of the address until the transaction ends', async () => {
    const own = await locksOfTry('u-one', '192.0.2.1');
    const elsewhere = await locksOfTry('u-one', '192.0.2.2');
    const ofAnother = await locksOfTry('u-two', '192.0.2.1');
    const common = (others: string[]) => own.filter((lock) => others.includes(lock));
    const [ofUser, ofAddress] = [common(elsewhere), common(ofAnother)];
    expect([ofUser.length, ofAddress.length]).toEqual([1, 1]);
    expect([...ofUser, ...ofAddress].toSorted()).toEqual(own.toSorted());
  });

  it('RT-04 counts the addresses of one IPv6 network together', async () => {
    for (let index = 0; index < 4; index += 1) {
      await fail(await newcomer(portal), 5, `2001:db8:1:2::${index + 1}`);
    }
    const last = await newcomer(portal);
    expect((await claim(last, {}, '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await claim(last, {}, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('RT-04 keeps no address longer than it is needed', async () => {
    const claimant = await newcomer(portal);
    await fail(claimant, 5);
    await forgetOldTries(portal.database.db, new Date(now + HOUR));
    expect(await triesOf(portal, claimant.uid)).toHaveLength(5);
    await forgetOldTries(portal.database.db, new Date(now + 2 * HOUR + 1));
    expect(await triesOf(portal, claimant.uid)).toEqual([]);
  });
});

let second: FastifyInstance;
beforeAll(async () => {
  second = await buildApp({
    config: { logLevel: 'silent', trustedProxies: 0 },
    database: portal.database,
    clock: () => new Date(now),
    rateLimits: false,
  });
  await second.ready();
});
afterAll(async () => {
  await second.close();
});

it('SE-06 RT-04 tries to prove an account count together, whichever instance is asked', async () => {
  await forgetClaims(portal);
  const here = await newcomer(portal);
  const there = await signedIn({ ...portal, app: second }, here);
  const statuses: number[] = [];
  for (const asked of [here, there, here, there, here, there, here]) {
    statuses.push((await claim(asked, { invoiceNumber: 'WRONG' })).statusCode);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

it('SE-06 VA-01 so do messages for a forgotten password', async () => {
  const statuses: number[] = [];
  for (const app of [portal.app, second, portal.app, second, portal.app, second, portal.app]) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/password-reset',
      payload: { email: 'practice@lens.test', language: 'en' },
      remoteAddress: '192.0.2.77',
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
});
