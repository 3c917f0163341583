import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import {
  refractionAtCornea,
  refractionOf,
  vertexDistanceOf,
} from '#domain/clinical/powers/refraction-of.ts';
import { isIrregular } from '#domain/lens/model/irregular.ts';
import { cornealCylinder, residualAstigmatism } from '#domain/lens/optics/corneal-cylinder.ts';
import { formatPower, formatSpheroCylinder } from '#domain/lens/optics/format-optics.ts';
import {
  sphericalEquivalent,
  transpose,
  type SpheroCylinder,
} from '#domain/lens/optics/sphero-cylinder.ts';
import { sameInBoth, type DerivedValue, type Known } from './derived-value.ts';

function asWritten(refraction: SpheroCylinder): DerivedValue[] {
  const { sphere, cylinder } = refraction;
  const equivalent = formatPower(sphericalEquivalent(refraction));
  const other = formatSpheroCylinder(transpose(refraction));
  if (cylinder === 0) return [];
  return [
    {
      code: 'sphericalEquivalent',
      label: { en: 'Spherical equivalent', es: 'Equivalente esférico' },
      value: [`${equivalent} D`],
      working: sameInBoth(
        `${formatPower(sphere)} + (${formatPower(cylinder)}) / 2 = ${equivalent} D`,
      ),
    },
    {
      code: 'transposed',
      label: { en: 'Transposed', es: 'Transpuesta' },
      value: [other],
      working: sameInBoth(`${formatSpheroCylinder(refraction)} = ${other}`),
    },
  ];
}

/** F / (1 − d F) for each meridian. */
function vertexWorking({ sphere, cylinder }: SpheroCylinder, mm: number): string {
  const d = mm / 1000;
  return (cylinder === 0 ? [sphere] : [sphere, sphere + cylinder])
    .map((power) => {
      const moved = formatPower(power / (1 - d * power));
      return `${formatPower(power)} / (1 − ${d} × (${formatPower(power)})) = ${moved} D`;
    })
    .join('; ');
}

function atCornea(refraction: SpheroCylinder, clinical: EyeClinical): DerivedValue[] {
  const distance = vertexDistanceOf(clinical);
  const moved = refractionAtCornea(clinical);
  if (!moved || distance === 0) return [];
  const working = vertexWorking(refraction, distance);
  const assumed = clinical.vertexDistance === undefined;
  return [
    {
      code: 'vertexed',
      label: { en: 'Vertexed to the cornea', es: 'Vertexada a la córnea' },
      value: [formatSpheroCylinder(moved)],
      working: {
        en: assumed ? `${working} (vertex distance assumed: ${distance} mm)` : working,
        es: assumed ? `${working} (distancia al vértice supuesta: ${distance} mm)` : working,
      },
    },
  ];
}

/** Formats cylinder and axis: `−1.75 × 180°`. */
function cylinderOf(power: SpheroCylinder): string {
  return formatSpheroCylinder({ ...power, sphere: 0 }).replace('0.00 ', '');
}

/** None on an irregular cornea: K says too little of it, under a scleral least. */
function residual({ clinical, lens }: Known): DerivedValue[] {
  if (isIrregular(clinical) || lens?.family === 'keratoconus') return [];
  const { flatK, steepK, flatMeridian } = clinical;
  const refraction = refractionAtCornea(clinical);
  if (!refraction || flatK === undefined || steepK === undefined) return [];
  if (flatMeridian === undefined) return [];
  const corneal = cornealCylinder(flatK, steepK, flatMeridian);
  const left = residualAstigmatism(refraction, corneal);
  return [
    {
      code: 'residualAstigmatism',
      label: { en: 'Residual astigmatism', es: 'Astigmatismo residual' },
      value: [cylinderOf(left)],
      working: {
        en: `${cylinderOf(refraction)} minus ${cylinderOf(corneal)} = ${cylinderOf(left)}`,
        es: `${cylinderOf(refraction)} menos ${cylinderOf(corneal)} = ${cylinderOf(left)}`,
      },
    },
  ];
}

/** Derives values from the refraction, and from refraction and K together. */
export function deriveRefraction(known: Known): DerivedValue[] {
  const { clinical } = known;
  const refraction = refractionOf(clinical);
  if (!refraction) return [];
  return [...asWritten(refraction), ...atCornea(refraction, clinical), ...residual(known)];
}
