import type { FieldError } from '#domain/schemas/api-error.ts';
import { Problem } from '#server/platform/errors/problem.ts';

/** @throws Problem 422 with all errors of an order, by field */
export function refuseOrder(errors: Record<string, FieldError>): void {
  if (Object.keys(errors).length === 0) return;
  throw new Problem('invalid', 'This order cannot be made as entered', { errors });
}
