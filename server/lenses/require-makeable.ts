import { checkDefinition } from '#domain/lens/check-definition.ts';
import type { FieldError } from '#domain/schemas/api-error.ts';
import type { LensInput } from '#domain/schemas/lens-change.ts';
import { Problem } from '../platform/errors/problem.ts';

/** SE-08: refuses a definition that matches the schema but that the engine cannot use. @throws Problem 422 by field */
export function requireMakeable(input: LensInput): void {
  const faults = checkDefinition({ ...input, version: 1 });
  if (faults.length === 0) return;
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of faults) errors[path] ??= { rule: 'definition', message };
  throw new Problem('invalid', 'A lens cannot be made with this definition', { errors });
}
