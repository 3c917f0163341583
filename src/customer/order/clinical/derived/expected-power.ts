import { expectedPower } from '#domain/clinical/powers/expected-power.ts';
import {
  toricSum,
  type MissingForToric,
  type PowerSum,
} from '#domain/clinical/powers/power-sums.ts';
import { isIrregular } from '#domain/lens/model/irregular.ts';
import type { Label } from '#domain/lens/model/parameter.ts';
import { combine, negative } from '#domain/lens/optics/crossed-cylinders.ts';
import { formatPower, formatSpheroCylinder, sumSign } from '#domain/lens/optics/format-optics.ts';
import { sameInBoth, type DerivedValue, type Known } from './derived-value.ts';
import { numberAt } from './lens-power.ts';

/** In D. A remaining cylinder below this is not mentioned. */
const SLIGHT = 0.25;

function workingOf({ refraction, tears, power }: PowerSum<number>): string {
  return `${formatPower(refraction)} − (${formatPower(tears)}) ${sumSign([refraction, -tears], power)} ${formatPower(power)} D`;
}

/**
 * Returns what a spherical lens of this power leaves uncorrected, as an over-refraction would show it; null on an
 * irregular cornea, of which K says too little.
 */
function leftBy(known: Known, sphere: number): string | null {
  if (isIrregular(known.clinical) || known.lens?.family === 'keratoconus') return null;
  const radius = numberAt(known, 'baseCurve');
  const whole = radius === null ? null : toricSum(known.clinical, radius);
  if (!whole) return null;
  const left = combine(whole.power, negative({ sphere, cylinder: 0, axis: 180 }));
  return Math.abs(left.cylinder) < SLIGHT ? null : formatSpheroCylinder(left);
}

function asSphere(known: Known, sum: PowerSum<number>): DerivedValue {
  const working = workingOf(sum);
  const left = leftBy(known, sum.power);
  return {
    code: 'expectedPower',
    label: { en: 'Expected power (SAM-FAP)', es: 'Poder esperado (SAM-FAP)' },
    value: [`${formatPower(sum.power)} D`],
    working: left
      ? { en: `${working}; a sphere leaves ${left}`, es: `${working}; una esfera deja ${left}` }
      : sameInBoth(working),
  };
}

const EXPECTED = { en: 'Expected power', es: 'Poder esperado' };
const MISSING: Record<MissingForToric, Label> = {
  flatMeridian: {
    en: 'Enter the flat meridian: sphere and cylinder cannot be calculated without it',
    es: 'Indique el meridiano plano: sin él no se pueden calcular la esfera y el cilindro',
  },
  steepK: {
    en: 'Enter the steep K: sphere and cylinder cannot be calculated without it',
    es: 'Indique la K curva: sin ella no se pueden calcular la esfera y el cilindro',
  },
};

function stillMissing(missing: MissingForToric): DerivedValue {
  return { code: 'expectedPower', label: EXPECTED, value: [], working: MISSING[missing] };
}

/** Derives the power from refraction and back surface, on the lens's grid, or says which data is missing. */
export function deriveExpectedPower(known: Known): DerivedValue[] {
  const { lens } = known;
  const expected = lens && expectedPower({ ...known, lens });
  if (!expected) return [];
  if (expected.kind === 'unknown') return [stillMissing(expected.missing)];
  if (expected.kind === 'sphere') return [asSphere(known, expected.sum)];
  if (expected.kind === 'toric') {
    const { refraction, tears, power } = expected.sum;
    const [rx, drops, shown] = [refraction, tears, power].map(formatSpheroCylinder);
    return [
      {
        code: 'expectedPower',
        label: EXPECTED,
        value: [`${shown}`],
        working: sameInBoth(`(${rx}) − (${drops}) = ${shown}`),
      },
    ];
  }
  const { flat, steep } = expected.sums;
  return [
    {
      code: 'expectedPower',
      label: {
        en: 'Expected power, flat · steep',
        es: 'Poder esperado, plano · curvo',
      },
      value: [flat, steep].map(({ power }) => `${formatPower(power)} D`),
      working: sameInBoth([flat, steep].map(workingOf).join('; ')),
    },
  ];
}
