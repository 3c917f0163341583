import { expect, it } from 'vitest';
import { isGoodPass, makePass } from '#server/consultant/visitors/pass.ts';
import { visitorTries } from '#server/consultant/visitors/table.ts';
import { countVisitorTry, VISITOR_LIMITS } from '#server/consultant/visitors/visitor-tries.ts';
import { useDatabase } from './support/use.ts';

const HOUR = 60 * 60 * 1000;
const NOW = new Date('2026-11-20T10:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const database = useDatabase();

it.each([
  ['request', 3_000],
  ['rating', 1_000],
] as const)('VC-03 a pass for a %s is good after %i ms, for twelve hours', async (deed, wait) => {
  const pass = await makePass(database.db, NOW);
  const ages = [wait - 1, wait, 12 * HOUR - 1, 12 * HOUR];
  const good = ages.map((age) => isGoodPass(database.db, pass, { deed, now: after(age) }));
  expect(await Promise.all(good)).toEqual([false, true, true, false]);
});

const count = (deed: 'request' | 'rating', now: Date, address = '192.0.2.1') =>
  countVisitorTry(database.db, { deed, address, now });

const empty = () => database.db.delete(visitorTries);

it.each([
  ['request', 5, 200],
  ['rating', 40, 4_000],
] as const)(
  'VC-03 each %s counts: a network sends %i in an hour, and what follows %i of a day is held, not refused',
  async (deed, ofNetwork, ofDay) => {
    await empty();
    for (let time = 0; time < ofNetwork; time += 1) expect(await count(deed, NOW)).toBe('taken');
    expect(await count(deed, after(HOUR - 1))).toBe('refused');
    await database.pool.query(
      `INSERT INTO consultant_tries (deed, network, at)
       SELECT $1, n, $2 FROM generate_series(2, $3::int) AS n`,
      [deed, NOW, ofDay - ofNetwork],
    );
    expect(await count(deed, after(HOUR))).toBe('taken');
    expect(await count(deed, after(24 * HOUR - 1))).toBe('held');
    expect(await count(deed, after(24 * HOUR))).toBe('taken');
  },
);

it.each([
  ['a /24 of IPv4', (n: number) => `198.51.100.${n}`, '198.51.101.1'],
  ['a /48 of IPv6', (n: number) => `2001:db8:7:${n}::1`, '2001:db8:8:1::1'],
])(
  'VC-03 %s sends 25 requests in an hour, and nobody else is refused for it',
  async (_name, addressOf, outside) => {
    await empty();
    for (let network = 1; network <= 5; network += 1) {
      for (let time = 0; time < 5; time += 1) {
        expect(await count('request', NOW, addressOf(network))).toBe('taken');
      }
    }
    expect(await count('request', NOW, addressOf(6))).toBe('refused');
    expect(await count('request', NOW, outside)).toBe('taken');
    expect(await count('request', after(HOUR), addressOf(6))).toBe('taken');
  },
);

it('VC-03 a practice asks on a day on which 40 networks send all they can', async () => {
  await empty();
  await database.pool.query(
    `INSERT INTO consultant_tries (deed, network, wider, at)
     SELECT 'request', 'n' || n % 40, 'w' || n % 40, $1 FROM generate_series(1, $2::int) AS n`,
    [NOW, 5 * 40],
  );
  expect(await database.db.$count(visitorTries)).toBe(VISITOR_LIMITS.request.day);
  for (let time = 0; time < 5; time += 1) expect(await count('request', NOW)).toBe('held');
  expect(await count('request', NOW)).toBe('refused');
});
