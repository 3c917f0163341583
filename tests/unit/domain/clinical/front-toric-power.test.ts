import { describe, expect, it } from 'vitest';
import { derivedValues } from '#domain/clinical/derived-values.ts';
import { gpFrontToric } from '#domain/lens/catalogue/gp-front-toric.ts';
import { gpMultifocal } from '#domain/lens/catalogue/gp-multifocal.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import { seededRandom, type Random } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { neededPower, type Power } from './power-matrix.ts';

/** 600 eyes in `npm test`, 20,000 in the long run. */
const EYES = runs(2);
/** Half a step of 0.25 D. */
const ROUNDING = 0.13;
const LEAST_RESIDUAL = 0.75;

const quarters = (random: Random, from: number, to: number) => random.integer(from * 4, to * 4) / 4;

interface Eye {
  clinical: EyeClinical;
  typed: { baseCurve: number };
  needed: Power;
}

/** An eye, minus or plus cylinder, and a base curve that somebody typed. */
function anyEye(random: Random): Eye {
  const flat = quarters(random, 40, 47);
  const steep = flat + quarters(random, 0, 4);
  const flatMeridian = random.integer(1, 180);
  const refraction = {
    // 1000 / F has no value for plano.
    sphere: quarters(random, -12, 8) + 0.01,
    cylinder: quarters(random, -5, 2),
    axis: random.integer(1, 180),
  };
  const vertex = random.integer(0, 15);
  const baseCurve = random.integer(144, 170) / 20;
  const cornea = { flat, steep, flatMeridian };
  return {
    clinical: {
      flatK: flat,
      steepK: steep,
      flatMeridian,
      refractionSphere: refraction.sphere,
      refractionCylinder: refraction.cylinder,
      refractionAxis: refraction.axis,
      vertexDistance: vertex,
    },
    typed: { baseCurve },
    needed: neededPower({ refraction, vertex, cornea, baseCurve: 337.5 / baseCurve }),
  };
}

const between = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 180;
  return Math.min(apart, 180 - apart);
};

/** How the suggestion misses what the eye needs. */
function misses({ clinical, typed, needed }: Eye): string[] {
  const found = suggestParameters(gpFrontToric, clinical, typed);
  const value = (name: string) => found.find(({ parameter }) => parameter === name)?.value;
  const [sphere, cylinder, axis] = [value('sphere'), value('cylinder'), value('axis')];
  const given = [sphere, cylinder, axis].filter((one) => one !== undefined).length;
  if (needed.cylinder > -LEAST_RESIDUAL + 1e-6) return given === 0 ? [] : ['needs no front toric'];
  if (needed.cylinder < -8.125 - 1e-6) return given === 0 ? [] : ['is not made'];
  if (sphere === undefined || cylinder === undefined || axis === undefined) return ['is missing'];
  return [
    Math.abs(sphere - needed.sphere) > ROUNDING && 'sphere',
    Math.abs(cylinder - needed.cylinder) > ROUNDING && 'cylinder',
    between(axis, needed.axis) > 0.5 + 1e-6 && 'axis',
  ].filter((one) => one !== false);
}

/** The expected power as it is shown, read back. */
function shownPower({ clinical, typed }: Eye): Power | null {
  const shown = derivedValues(clinical, gpFrontToric, typed).find(
    ({ code }) => code === 'expectedPower',
  );
  const numbers = shown?.value[0]?.replaceAll('−', '-').match(/[-+]?\d+(\.\d+)?/g) ?? [];
  const [sphere, cylinder = 0, axis = 180] = numbers.map(Number);
  return sphere === undefined ? null : { sphere, cylinder, axis };
}

const describeEye = ({ clinical, typed }: Eye) => JSON.stringify({ clinical, typed });

const EXAMPLE: EyeClinical = {
  flatK: 43,
  steepK: 44.25,
  flatMeridian: 180,
  refractionSphere: -2,
  vertexDistance: 12,
};
const valuesOf = (clinical: EyeClinical, typed = {}) =>
  Object.fromEntries(
    suggestParameters(gpFrontToric, clinical, typed).map(({ parameter, value }) => [
      parameter,
      value,
    ]),
  );
const expectedFor = (clinical: EyeClinical, typed: { baseCurve?: number }) =>
  derivedValues(clinical, gpFrontToric, typed).find(({ code }) => code === 'expectedPower');
const names = (clinical: EyeClinical) => Object.keys(valuesOf(clinical, { baseCurve: 7.75 }));

const multifocalSpheres = (clinical: EyeClinical, cylinder: number) =>
  suggestParameters(gpMultifocal, clinical, { baseCurve: 7.75, cylinder }).flatMap(
    ({ parameter, value }) => (parameter === 'sphere' ? [value] : []),
  );

describe('the power of a front toric', () => {
  const eyes = Array.from({ length: EYES }, (_, index) => anyEye(seededRandom(index)));

  it(`OR-15 that is suggested is what refraction, cornea and base curve need: ${EYES} eyes, at most ${ROUNDING} D off`, () => {
    const faults = eyes.flatMap((eye) => misses(eye).map((what) => `${what}: ${describeEye(eye)}`));
    expect(faults).toEqual([]);
  });

  it(`OR-15 that is expected is shown as the same sum, to the hundredth: ${EYES} eyes`, () => {
    const faults = eyes.filter((eye) => {
      const shown = shownPower(eye);
      if (!shown) return true;
      const { sphere, cylinder, axis } = eye.needed;
      const isNear = Math.max(Math.abs(shown.sphere - sphere), Math.abs(shown.cylinder - cylinder));
      const along = Math.abs(cylinder) < 0.01 || between(shown.axis, axis) <= 0.5 + 1e-6;
      return isNear > 0.0051 || !along;
    });
    expect(faults.map(describeEye)).toEqual([]);
  });

  it('OR-15 takes sphere and cylinder from one sum: −2.00 on 43.00 by 44.25 with 7.75 mm', () => {
    const power = { sphere: -1.25, cylinder: -1.25, axis: 90 };
    expect(valuesOf(EXAMPLE, { baseCurve: 7.75 })).toMatchObject(power);
    const shown = derivedValues(EXAMPLE, gpFrontToric, { baseCurve: 7.75 });
    expect(shown.find(({ code }) => code === 'expectedPower')).toMatchObject({
      value: ['−1.25 −1.25 × 090°'],
      working: { en: '(−1.95) − (+0.55 −1.25 × 180°) = −1.25 −1.25 × 090°' },
    });
    expect(shown.find(({ code }) => code === 'tearLens')).toMatchObject({
      value: ['+0.55 −1.25 × 180°'],
      working: {
        en: '337.5 / 7.75 mm = 43.55 D; 43.55 − (+44.25 −1.25 × 090°) = +0.55 −1.25 × 180°',
      },
    });
  });

  it('OR-15 is neither suggested nor expected while the flat meridian is unknown, which is said', () => {
    const { flatMeridian: _left, ...unknown } = EXAMPLE;
    const typed = { baseCurve: 7.75 };
    expect(names(unknown)).not.toContain('sphere');
    expect(names(unknown)).not.toContain('cylinder');
    for (const given of [{}, typed]) {
      expect(expectedFor(unknown, given)).toMatchObject({
        value: [],
        working: {
          en: 'Enter the flat meridian: sphere and cylinder cannot be calculated without it',
          es: 'Indique el meridiano plano: sin él no se pueden calcular la esfera y el cilindro',
        },
      });
    }
  });

  it('OR-15 needs both K', () => {
    const { steepK: _left, ...unknown } = EXAMPLE;
    expect(names(unknown)).not.toContain('sphere');
    expect(expectedFor(unknown, { baseCurve: 7.75 })).toMatchObject({
      value: [],
      working: { en: expect.stringContaining('steep K'), es: expect.stringContaining('K curva') },
    });
    // without a refraction there is nothing to work out yet
    expect(expectedFor({ flatK: 43, steepK: 44.25 }, { baseCurve: 7.75 })).toBeUndefined();
  });

  it('OR-15 leaves the meridian out where K is swapped: it may be the one of either reading', () => {
    const swapped = { ...EXAMPLE, flatK: 44.25, steepK: 43, flatMeridian: 90 };
    expect(names(swapped)).not.toContain('sphere');
    expect(expectedFor(swapped, { baseCurve: 7.75 })?.value).toEqual([]);
  });

  it('OR-15 of a multifocal with a cylinder is as whole: no sphere of another sum', () => {
    const { flatMeridian: _left, ...unknown } = EXAMPLE;
    expect(multifocalSpheres(unknown, 0)).toEqual([-2.5]);
    expect(multifocalSpheres(unknown, -1.25)).toEqual([]);
    expect(multifocalSpheres(EXAMPLE, -1.25)).toEqual([-1.25]);
  });

  it('OR-15 needs no meridian on a round cornea', () => {
    const round = {
      flatK: 43.5,
      steepK: 43.5,
      refractionSphere: -2,
      refractionCylinder: -1.5,
      refractionAxis: 30,
      vertexDistance: 0,
    };
    // 7.50 mm are 45.00 D: 1.50 D more minus.
    const power = { sphere: -3.5, cylinder: -1.5, axis: 30 };
    expect(valuesOf(round, { baseCurve: 7.5 })).toMatchObject(power);
  });

  it('OR-15 is not suggested by half: neither part where one is not made', () => {
    const strong = { refractionSphere: -2, refractionCylinder: -10, refractionAxis: 90 };
    expect(names({ ...EXAMPLE, ...strong })).not.toContain('sphere');
    expect(names({ ...EXAMPLE, refractionSphere: -45 })).not.toContain('cylinder');
  });
});
