import type { FieldError } from '#domain/access/api-error.ts';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { OrderedLens } from '#domain/orders/order.ts';
import { findLens } from '../../../lenses/find-lens.ts';
import type { Handle } from '../../../platform/database/database.ts';

export interface CheckedLens {
  ordered: OrderedLens;
  lens: LensDefinition;
}

/**
 * Returns the lenses with their definitions, and all their errors by field: each lens must be offered in the version
 * that the form showed, and be makeable as ordered.
 */
export async function checkLenses(
  db: Handle,
  ordered: OrderedLens[],
): Promise<{ checked: CheckedLens[]; errors: Record<string, FieldError> }> {
  const checked: CheckedLens[] = [];
  const errors: Record<string, FieldError> = {};
  for (const [index, one] of ordered.entries()) {
    const lens = await findLens(db, one.lensId, { offeredOnly: true });
    Object.assign(errors, problemsOf(`lenses.${index}`, one, lens));
    if (lens) checked.push({ ordered: one, lens });
  }
  return { checked, errors };
}

function problemsOf(
  path: string,
  ordered: OrderedLens,
  lens: LensDefinition | null,
): Record<string, FieldError> {
  if (!lens) return { [`${path}.lensId`]: notOffered(ordered) };
  if (lens.version !== ordered.lensVersion) {
    return { [`${path}.lensVersion`]: movedOn(ordered, lens) };
  }
  const errors: Record<string, FieldError> = {};
  for (const violation of validatePrescription(lens, ordered.prescription)) {
    const { field, rule, value, nearest } = violation;
    const message = describeViolation(violation, lens, 'en');
    errors[`${path}.prescription.${field}`] ??= { rule, message, value, nearest };
  }
  return errors;
}

function notOffered({ lensId }: OrderedLens): FieldError {
  return { rule: 'unknown', message: 'This lens is not available', value: lensId, nearest: null };
}

function movedOn({ lensVersion }: OrderedLens, lens: LensDefinition): FieldError {
  return {
    rule: 'version',
    message: 'This lens was updated after the form was opened. Review it again',
    value: lensVersion,
    nearest: lens.version,
  };
}
