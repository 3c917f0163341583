import { otherThanBefore } from '#domain/lens/engine/same-lens.ts';
import { EYES } from '../state/form-values.ts';
import { toPrescription } from '../state/order-input.ts';
import type { Problem } from './problems.ts';
import type { Known } from '../state/warning-context.ts';

/** OR-12: returns where a warranty order differs from the earlier lens, by field; empty until that order is loaded. */
export function sameLensProblems({ values, catalogue, source }: Known): Problem[] {
  if (values.type !== 'warranty' || !source) return [];
  return EYES.flatMap((eye): Problem[] => {
    const lens = values[eye].ordered ? catalogue.get(values[eye].lensId) : undefined;
    const earlier = source.lenses.find((one) => one.eye === eye);
    if (!lens || !earlier) return [];
    const prescription = toPrescription(lens, values[eye].values);
    return otherThanBefore(lens, prescription, earlier).map((other) => ({
      path: other.field === null ? `${eye}.lensId` : `${eye}.values.${other.field}`,
      eye,
      cause: { kind: 'notSame', other, lens },
    }));
  });
}
