import { describe, expect, it } from 'vitest';
import { cylinderFromLanding } from '#domain/lens/model/cylinder-from-landing.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { derivedValues } from '#src/customer/order/clinical/derived/derived-values.ts';

const toric = { landing: 'toric', cylinder: -1.25 };

describe('OR-01 the cylinder of a lens with a toric landing', () => {
  it.each([
    [40, 15, 25],
    [15, 40, 155],
    [180, 180, 0],
    [5, 175, 10],
    [90, 180, 90],
  ])('at axis %d lies from the meridian %d by %d°', (axis, landingMeridian, degrees) => {
    expect(cylinderFromLanding({ ...toric, axis, landingMeridian })?.degrees).toBe(degrees);
  });

  it.each<Prescription>([
    { axis: 40, landingMeridian: 15, landing: 'spherical', cylinder: -1 },
    { axis: 40, landingMeridian: 15, landing: 'toric', cylinder: 0 },
    { axis: 40, landing: 'toric', cylinder: -1 },
    { landingMeridian: 15, landing: 'toric', cylinder: -1 },
    { axis: '40', landingMeridian: 15, landing: 'toric', cylinder: -1 },
    { axis: NaN, landingMeridian: 15, landing: 'toric', cylinder: -1 },
  ])('has no relation in %j', (prescription) => {
    expect(cylinderFromLanding(prescription)).toBeNull();
  });

  it('is told with its working among what follows from the values', () => {
    const prescription = { ...toric, axis: 15, landingMeridian: 40 };
    const found = derivedValues({}, ampleyeScleral, prescription);
    expect(found).toMatchObject([{ code: 'cylinderFromLanding', value: ['155°'] }]);
  });

  it.each([
    [15, 40, '15° − 40° = −25°; −25° + 180° = 155°'],
    [40, 15, '40° − 15° = 25°'],
  ])(
    'OR-02 works an axis of %s and a meridian of %s out truly',
    (axis, landingMeridian, working) => {
      const [found] = derivedValues({}, ampleyeScleral, { ...toric, axis, landingMeridian });
      expect(found?.working.en).toBe(working);
    },
  );
});
