import type { FieldError } from '#domain/access/api-error.ts';
import { describeOtherThanBefore, otherThanBefore } from '#domain/lens/engine/same-lens.ts';
import type { OrderContent } from '#domain/orders/order.ts';
import type { CheckedLens } from './check-lenses.ts';
import type { EarlierLens } from './warranty-eligibility.ts';

/** The rule name for changed parameters; the page then offers an exchange. */
const RULE = 'sameLens';

/**
 * OR-12: a warranty order makes the same lens again. Returns the changed fields with the values that were ordered then.
 * The warnings report an eye that the earlier order does not have.
 */
export function checkSameLens(
  { type, lenses }: Pick<OrderContent, 'type' | 'lenses'>,
  checked: readonly CheckedLens[],
  earlier: readonly EarlierLens[] | null,
): Record<string, FieldError> {
  if (type !== 'warranty') return {};
  const errors: Record<string, FieldError> = {};
  for (const { ordered, lens } of checked) {
    const before = earlier?.find(({ eye }) => eye === ordered.eye);
    if (!before) continue;
    const path = `lenses.${lenses.findIndex(({ eye }) => eye === ordered.eye)}`;
    for (const other of otherThanBefore(lens, ordered.prescription, before)) {
      const { field, value, ordered: nearest } = other;
      const sentence = describeOtherThanBefore(other, lens, 'en');
      const message = `${sentence}. Order as exchange to change it`;
      const error = { rule: RULE, message, value };
      if (field === null) errors[`${path}.lensId`] = { ...error, nearest: before.lensId };
      else errors[`${path}.prescription.${field}`] = { ...error, nearest };
    }
  }
  return errors;
}
