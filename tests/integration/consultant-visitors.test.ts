import { isGoodPass, makePass } from '#server/consultant/visitors/pass.ts';
import { countVisitorTry } from '#server/consultant/visitors/visitor-tries.ts';
import { expect, it } from 'vitest';
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

const count = (deed: 'request' | 'rating', now: Date) =>
  countVisitorTry(database.db, { deed, address: '192.0.2.1', now });

it.each([
  ['request', 5, 200],
  ['rating', 40, 4_000],
] as const)(
  'VC-03 each %s counts: a network sends %i in an hour, all of them %i in a day',
  async (deed, ofNetwork, ofDay) => {
    for (let time = 0; time < ofNetwork; time += 1) expect(await count(deed, NOW)).toBe(true);
    expect(await count(deed, after(HOUR - 1))).toBe(false);
    await database.pool.query(
      `INSERT INTO consultant_tries (deed, network, at)
       SELECT $1, n, $2 FROM generate_series(2, $3::int) AS n`,
      [deed, NOW, ofDay - ofNetwork],
    );
    expect(await count(deed, after(HOUR))).toBe(true);
    expect(await count(deed, after(24 * HOUR - 1))).toBe(false);
    expect(await count(deed, after(24 * HOUR))).toBe(true);
  },
);
