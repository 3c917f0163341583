import { describe, expect, it } from 'vitest';
import { publicRoutes } from '#src/public-routes.ts';
import { areas } from '#src/routes/areas.ts';
import { portalRoutes } from '#src/routes/routes.ts';
import { LANDINGS, VISITORS } from '../../fixtures/landings.ts';

describe('the walk of tests/e2e/walk.spec.ts', () => {
  it('RT-08 RT-09 RT-12 takes every address of the route table, and no other', () => {
    const table = [...publicRoutes, ...portalRoutes].map(({ path }) => path.replace('/*', ''));
    const below = areas.flatMap(({ path }) => [path, `${path}/*`]);
    expect(Object.keys(LANDINGS).toSorted()).toEqual(['/', ...table, ...below].toSorted());
  });

  it('says of each address where each account lands', () => {
    for (const [path, row] of Object.entries(LANDINGS)) {
      expect([path, VISITORS.filter((visitor) => row[visitor] === '')]).toEqual([path, []]);
    }
  });
});
