import {
  overRefractionOf,
  spheroCylinder,
  vertexDistanceOf,
} from '#domain/clinical/powers/refraction-of.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { valueOf } from '#domain/lens/model/given.ts';
import { formatPower, formatSpheroCylinder, sumSign } from '#domain/lens/optics/format-optics.ts';
import { overAtCornea, powerWithOver } from '#domain/lens/optics/over-refraction.ts';
import { sphericalEquivalent, type SpheroCylinder } from '#domain/lens/optics/sphero-cylinder.ts';
import { sameInBoth, type DerivedValue, type Known } from './derived-value.ts';
import { nearestPower } from './nearest-power.ts';

export function numberAt({ prescription }: Known, ...names: string[]): number | null {
  const values = names.map((name) => valueOf(prescription, name));
  return values.find((value): value is number => typeof value === 'number') ?? null;
}

/** What is added, in words of numbers: a power, or for a lens without a cylinder its spherical equivalent. */
function sumOf(worn: SpheroCylinder, over: SpheroCylinder, needed: SpheroCylinder): string {
  const [lens, added, sum] = [worn, over, needed].map(formatSpheroCylinder);
  if (needed.cylinder !== 0 || worn.cylinder !== 0 || over.cylinder === 0) {
    const sign =
      worn.cylinder === 0 && over.cylinder === 0
        ? sumSign([worn.sphere, over.sphere], needed.sphere)
        : '=';
    return `(${lens}) + (${added}) ${sign} ${sum}`;
  }
  const equivalent = formatPower(sphericalEquivalent(over));
  const mean = `${formatPower(over.sphere)} + (${formatPower(over.cylinder)}) / 2 = ${equivalent}`;
  const sign = sumSign([worn.sphere, sphericalEquivalent(over)], needed.sphere);
  return `${mean}; (${lens}) + (${equivalent}) ${sign} ${sum}`;
}

/** Adds the over-refraction to the lens power, by the rules and on the steps of the guided fitting. */
export function deriveOverRefraction(known: Known): DerivedValue[] {
  const { lens, clinical, prescription } = known;
  const measured = overRefractionOf(clinical);
  const over = measured && overAtCornea(measured, vertexDistanceOf(clinical));
  const [sphere, cylinder, axis] = ['sphere', 'cylinder', 'axis'].map((name) =>
    numberAt(known, name),
  );
  const worn = spheroCylinder(sphere, cylinder, axis);
  if (!over || !worn) return [];
  const takesCylinder = !lens || findParameter(lens, 'cylinder') !== undefined;
  const needed = powerWithOver(worn, over, takesCylinder);
  const made = (lens && nearestPower(lens, prescription, needed)) ?? needed;
  const [exact, value] = [needed, made].map(formatSpheroCylinder);
  const working = sumOf(worn, over, needed);
  return [
    {
      code: 'overRefracted',
      label: { en: 'Lens power + over-refraction', es: 'Poder del lente + sobrerrefracción' },
      value: [`${value}`],
      working:
        value === exact
          ? sameInBoth(working)
          : {
              en: `${working}; the nearest that is made: ${value}`,
              es: `${working}; lo más cercano que se fabrica: ${value}`,
            },
    },
  ];
}
