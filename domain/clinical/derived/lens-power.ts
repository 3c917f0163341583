import { valueOf } from '../../lens/given.ts';
import { combine } from '../../lens/optics/crossed-cylinders.ts';
import { formatSpheroCylinder } from '../../lens/optics/format-optics.ts';
import { toCornea } from '../../lens/optics/vertex.ts';
import { overRefractionOf, spheroCylinder, vertexDistanceOf } from '../refraction-of.ts';
import { sameInBoth, type DerivedValue, type Known } from './derived-value.ts';

export function numberAt({ prescription }: Known, ...names: string[]): number | null {
  const values = names.map((name) => valueOf(prescription, name));
  return values.find((value): value is number => typeof value === 'number') ?? null;
}

/** Adds the over-refraction to the lens power. */
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
      label: { en: 'Lens power + over-refraction', es: 'Poder del lente + sobrerrefracción' },
      value: [sum],
      working: sameInBoth(
        `(${formatSpheroCylinder(lens)}) + (${formatSpheroCylinder(moved)}) = ${sum}`,
      ),
    },
  ];
}
