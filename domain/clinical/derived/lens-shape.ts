import { valueOf } from '../../lens/given.ts';
import { dkOf } from '../../lens/materials-dk.ts';
import { formatPlain } from '../../lens/optics/format-optics.ts';
import { transmissibility } from '../../lens/optics/oxygen.ts';
import { sphereSagitta } from '../../lens/optics/sagitta.ts';
import { sameInBoth, type DerivedValue, type Known } from './derived-value.ts';
import { numberAt } from './lens-power.ts';

/** How deep the base curve alone would be across the whole lens. */
export function deriveSag(known: Known): DerivedValue[] {
  const radius = numberAt(known, 'baseCurve', 'baseCurveFlat');
  const diameter = numberAt(known, 'diameter');
  if (radius === null || diameter === null) return [];
  const depth = formatPlain(sphereSagitta(radius, diameter), 3);
  const [r, half] = [formatPlain(radius), formatPlain(diameter / 2)];
  return [
    {
      code: 'baseCurveSag',
      label: { en: 'Sagitta of the base curve', es: 'Sagita de la curva base' },
      value: [`${depth} mm`],
      working: sameInBoth(`${r} − √(${r}² − ${half}²) = ${depth} mm`),
    },
  ];
}

/** Only for a thickness that was ordered; in the centre of the lens. */
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
      label: { en: 'Dk/t in the centre', es: 'Dk/t en el centro' },
      value: [`${value} × 10⁻⁹`],
      working: {
        en: isAssumed ? `${working} (Dk is an assumption)` : working,
        es: isAssumed ? `${working} (el Dk es un supuesto)` : working,
      },
    },
  ];
}
