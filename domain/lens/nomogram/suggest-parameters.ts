import { withKsInOrder } from '../../clinical/ks-in-order.ts';
import type { EyeClinical } from '../../schemas/clinical.ts';
import type { LensDefinition, LensFamily, Prescription } from '../../schemas/lens.ts';
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
  /** No maker's nomogram for vault and skirt was at hand. */
  hybrid: () => [],
};

/**
 * First parameters to try, by the nomogram of the lens's family, in the order of the lens's parameters. What stands in
 * `prescription` already is built upon: a power is worked out for the base curve that was typed. What the lens is not
 * made for yields nothing.
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
