import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import { withKsInOrder } from '../../clinical/powers/ks-in-order.ts';
import type { LensDefinition, LensFamily, Prescription } from '../model/lens.ts';
import { suggestBitoric } from './bitoric.ts';
import { suggestCone, suggestFrontToric, suggestGpMultifocal, suggestGpSphere } from './gp.ts';
import { suggestOrthoK } from './ortho-k.ts';
import { suggestScleral } from './scleral.ts';
import { suggestSoft } from './soft.ts';
import type { Start, Suggestion } from './suggestion.ts';

export type { Suggestion } from './suggestion.ts';

const BY_FAMILY: Record<LensFamily, (start: Start) => Suggestion[]> = {
  scleral: suggestScleral,
  gpSphere: suggestGpSphere,
  gpToric: (start) =>
    start.lens.design === 'bitoric' ? suggestBitoric(start) : suggestFrontToric(start),
  gpMultifocal: suggestGpMultifocal,
  keratoconus: suggestCone,
  customSoft: suggestSoft,
  orthoK: suggestOrthoK,
  /** No manufacturer's nomogram for vault and skirt was available. */
  hybrid: () => [],
};

/**
 * Suggests first parameters by the nomogram of the lens's family, in the order of the lens's parameters. Uses values
 * that are in `prescription` already: a power is calculated for the entered base curve. Omits values that the lens is
 * not made in.
 */
export function suggestParameters(
  lens: LensDefinition,
  clinical: EyeClinical,
  prescription: Prescription = {},
): Suggestion[] {
  const placeOf = ({ parameter }: Suggestion) =>
    lens.parameters.findIndex(({ name }) => name === parameter);
  const start = { lens, clinical: withKsInOrder(clinical), prescription };
  return BY_FAMILY[lens.family](start).toSorted((a, b) => placeOf(a) - placeOf(b));
}
