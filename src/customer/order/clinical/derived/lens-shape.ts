import {
  CYLINDER_FROM_LANDING,
  cylinderFromLanding,
} from '#domain/lens/model/cylinder-from-landing.ts';
import { valueOf } from '#domain/lens/model/given.ts';
import { dkOf } from '#domain/lens/model/materials-dk.ts';
import { formatPlain } from '#domain/lens/optics/format-optics.ts';
import { transmissibility } from '#domain/lens/optics/oxygen.ts';
import { sphereSagitta } from '#domain/lens/optics/sagitta.ts';
import { sameInBoth, type DerivedValue, type Known } from './derived-value.ts';
import { numberAt } from './lens-power.ts';

/** Their base curve covers only the center, so it says nothing about the depth of the lens. */
const CENTRE_ONLY = new Set(['scleral', 'orthoK', 'hybrid']);

/** Derives the depth that the base curve alone would have across the lens. */
export function deriveSag(known: Known): DerivedValue[] {
  if (known.lens && CENTRE_ONLY.has(known.lens.family)) return [];
  const radius = numberAt(known, 'baseCurve', 'baseCurveFlat');
  const diameter = numberAt(known, 'diameter');
  if (radius === null || diameter === null) return [];
  const depth = formatPlain(sphereSagitta(radius, diameter), 3);
  const [r, half] = [formatPlain(radius), formatPlain(diameter / 2)];
  return [
    {
      code: 'baseCurveSag',
      // The drawing of the lens has another depth: that of all its zones.
      label: {
        en: 'Sagitta of the base curve alone, across the whole diameter',
        es: 'Sagita de la curva base sola, en todo el diámetro',
      },
      value: [`${depth} mm`],
      working: sameInBoth(`${r} − √(${r}² − ${half}²) = ${depth} mm`),
    },
  ];
}

/** Derives the angle of the front cylinder to a toric landing, which keeps the lens from turning. */
export function deriveCylinderFromLanding({ prescription }: Known): DerivedValue[] {
  const relation = cylinderFromLanding(prescription);
  if (!relation) return [];
  const { degrees, axis, meridian } = relation;
  const difference = axis - meridian;
  const shown = `${formatPlain(difference, 0)}°`;
  const sum = `${axis}° − ${meridian}° = ${shown}`;
  return [
    {
      code: 'cylinderFromLanding',
      label: CYLINDER_FROM_LANDING,
      value: [`${degrees}°`],
      working: sameInBoth(difference === degrees ? sum : `${sum}; ${shown} + 180° = ${degrees}°`),
    },
  ];
}

/** Only for an ordered thickness; at the center of the lens. */
export function deriveTransmissibility(known: Known): DerivedValue[] {
  const material = dkOf(valueOf(known.prescription, 'material'));
  const thickness = numberAt(known, 'centreThickness');
  if (!material || thickness === null) return [];
  const value = formatPlain(transmissibility(material.dk, thickness), 1);
  const isAssumed = material.source.status === 'assumption';
  const working = `${material.dk} / (10 × ${formatPlain(thickness)} mm) = ${value} × 10⁻⁹`;
  return [
    {
      code: 'transmissibility',
      label: { en: 'Dk/t at the center', es: 'Dk/t en el centro' },
      value: [`${value} × 10⁻⁹`],
      working: {
        en: isAssumed ? `${working} (Dk is an assumption)` : working,
        es: isAssumed ? `${working} (el Dk es un supuesto)` : working,
      },
    },
  ];
}
