import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { buildOrderInput } from '#tests/fixtures/build-order-input.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { buildUuid } from '#tests/fixtures/uuid.ts';

describe('the builders', () => {
  it.each([buildOrderInput, buildOrder, buildUuid])(
    '$name makes the same in every run',
    (build) => {
      expect(build()).toEqual(build());
    },
  );

  it.each(catalogue)('makes the same prescription of $id in every run', (lens) => {
    expect(buildPrescription(lens)).toEqual(buildPrescription(lens));
  });

  it('go on where the generator stands', () => {
    const random = seededRandom();
    const ids = Array.from({ length: 1000 }, () => buildUuid(random));
    expect(new Set(ids).size).toBe(1000);
  });
});

describe('seededRandom', () => {
  it('fills its range evenly, ends included', () => {
    const random = seededRandom(3);
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 4000; draw += 1) {
      const index = random.integer(0, 3);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(Math.max(...counts)).toBeLessThan(1100);
  });

  it('cannot pick from nothing', () => {
    expect(() => seededRandom().pick([])).toThrow(RangeError);
  });
});
