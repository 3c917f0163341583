import { valueOf } from '../../lens/given.ts';
import { combine } from '../../lens/optics/combine.ts';
import { formatPlain, formatPower, formatSpheroCylinder } from '../../lens/optics/format-optics.ts';
import { toDioptres } from '../../lens/optics/keratometry.ts';
import { lensPower, tearLens } from '../../lens/optics/tear-lens.ts';
import { toCornea } from '../../lens/optics/vertex.ts';
import {
  overRefractionOf,
  refractionAtCornea,
  spheroCylinder,
  vertexDistanceOf,
} from '../refraction-of.ts';
import { sameInBoth, type DerivedValue, type Known } from './derived-value.ts';

/** Families whose lens keeps its shape on the cornea, so that tears fill what is between. */
const RIGID = new Set(['gpSphere', 'gpToric', 'gpMultifocal', 'keratoconus']);

export function numberAt({ prescription }: Known, ...names: string[]): number | null {
  const values = names.map((name) => valueOf(prescription, name));
  return values.find((value): value is number => typeof value === 'number') ?? null;
}

/** The tears under a rigid lens, and by them the power that is to be expected (SAM-FAP). */
export function deriveTears(known: Known): DerivedValue[] {
  const { lens, clinical } = known;
  const radius = numberAt(known, 'baseCurve', 'baseCurveFlat');
  const { flatK = 0 } = clinical;
  if (!lens || !RIGID.has(lens.family) || radius === null || flatK <= 0) return [];
  const curve = toDioptres(radius);
  const tears = tearLens(curve, flatK);
  const shown = formatPower(tears);
  return [
    {
      code: 'tearLens',
      label: { en: 'Tear lens', es: 'Lente lagrimal' },
      value: [`${shown} D`],
      working: sameInBoth(
        `337.5 / ${formatPlain(radius)} mm = ${formatPlain(curve)} D; ${formatPlain(curve)} − ${formatPlain(flatK)} = ${shown} D`,
      ),
    },
    ...expectedPower(known, tears),
  ];
}

function expectedPower({ clinical }: Known, tears: number): DerivedValue[] {
  const refraction = refractionAtCornea(clinical);
  if (!refraction) return [];
  const power = formatPower(lensPower(refraction.sphere, tears));
  return [
    {
      code: 'expectedPower',
      label: { en: 'Expected power (SAM-FAP)', es: 'Potencia esperada (SAM-FAP)' },
      value: [`${power} D`],
      working: sameInBoth(
        `${formatPower(refraction.sphere)} − (${formatPower(tears)}) = ${power} D`,
      ),
    },
  ];
}

/** The lens with what was measured over it. */
export function deriveOverRefraction(known: Known): DerivedValue[] {
  const over = overRefractionOf(known.clinical);
  const lens = spheroCylinder(
    numberAt(known, 'sphere'),
    numberAt(known, 'cylinder'),
    numberAt(known, 'axis'),
  );
  if (!over || !lens) return [];
  const moved = toCornea(over, vertexDistanceOf(known.clinical));
  const sum = formatSpheroCylinder(combine(lens, moved));
  return [
    {
      code: 'overRefracted',
      label: { en: 'Lens with over-refraction', es: 'Lente con sobrerrefracción' },
      value: [sum],
      working: sameInBoth(
        `(${formatSpheroCylinder(lens)}) + (${formatSpheroCylinder(moved)}) = ${sum}`,
      ),
    },
  ];
}
