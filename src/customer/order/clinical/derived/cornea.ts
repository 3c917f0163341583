import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { Label } from '#domain/lens/model/parameter.ts';
import { cornealToricity } from '#domain/lens/optics/corneal-cylinder.ts';
import {
  formatAxis,
  formatPlain,
  formatPower,
  sumSign,
} from '#domain/lens/optics/format-optics.ts';
import { toRadius } from '#domain/lens/optics/keratometry.ts';
import { orNothing, sameInBoth, type DerivedValue } from './derived-value.ts';

function keratometry(code: 'flatK' | 'steepK', label: Label, k: number | undefined) {
  if (k === undefined) return [];
  return orNothing(() => {
    const radius = formatPlain(toRadius(k));
    const value = [`${formatPlain(k)} D`, `${radius} mm`];
    return [
      { code, label, value, working: sameInBoth(`337.5 / ${formatPlain(k)} D = ${radius} mm`) },
    ];
  });
}

function cylinderAndMean({ flatK, steepK, flatMeridian }: EyeClinical): DerivedValue[] {
  if (flatK === undefined || steepK === undefined) return [];
  const amount = formatPower(cornealToricity(flatK, steepK));
  const axis = flatMeridian === undefined ? '' : ` × ${formatAxis(flatMeridian)}`;
  const mean = formatPlain((flatK + steepK) / 2);
  const [flat, steep] = [formatPlain(flatK), formatPlain(steepK)];
  return [
    {
      code: 'cornealCylinder',
      label: { en: 'Corneal cylinder', es: 'Cilindro corneal' },
      value: [`${amount} D${axis}`],
      working: sameInBoth(
        `−|${steep} − ${flat}| ${sumSign([flatK, -steepK], cornealToricity(flatK, steepK))} ${amount} D`,
      ),
    },
    {
      code: 'meanK',
      label: { en: 'Mean K', es: 'K media' },
      value: [`${mean} D`],
      working: sameInBoth(`(${flat} + ${steep}) / 2 = ${mean} D`),
    },
  ];
}

/** Derives values from both K only. */
export function deriveCornea(clinical: EyeClinical): DerivedValue[] {
  return [
    ...keratometry('flatK', { en: 'Flat K', es: 'K plana' }, clinical.flatK),
    ...keratometry('steepK', { en: 'Steep K', es: 'K curva' }, clinical.steepK),
    ...cylinderAndMean(clinical),
  ];
}
