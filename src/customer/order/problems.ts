import { validatePrescription } from '#domain/lens/validate.ts';
import type { Violation } from '#domain/lens/validate.ts';
import { orderInputSchema } from '#domain/schemas/order.ts';
import type { Eye } from '#domain/schemas/order.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { EYES } from './form-values.ts';
import type { OrderFormValues } from './form-values.ts';
import { toPrescription } from './order-input.ts';
import type { Catalogue } from './order-input.ts';

/** A field of the form, as react-hook-form names it. */
export type FormPath =
  'patientReference' | 'notes' | `${Eye}.ordered` | `${Eye}.lensId` | `${Eye}.values.${string}`;

/** Why a field keeps the order from being submitted. */
export type Cause =
  | { kind: 'violation'; violation: Violation; lens: LensDefinition }
  | { kind: 'patientReferenceRequired' | 'noEye' | 'lensMissing' }
  | { kind: 'patientReferenceTooLong' | 'notesTooLong'; max: number };

export interface Problem {
  path: FormPath;
  eye: Eye | null;
  cause: Cause;
}

const { patientReference: referenceSchema, notes: notesSchema } = orderInputSchema.shape;

function referenceProblems(reference: string): Problem[] {
  const issue = referenceSchema.safeParse(reference).error?.issues[0];
  if (!issue) return [];
  const cause: Cause =
    issue.code === 'too_big'
      ? { kind: 'patientReferenceTooLong', max: Number(issue.maximum) }
      : { kind: 'patientReferenceRequired' };
  return [{ path: 'patientReference', eye: null, cause }];
}

function notesProblems(notes: string): Problem[] {
  const issue = notesSchema.safeParse(notes).error?.issues[0];
  if (issue?.code !== 'too_big') return [];
  return [
    { path: 'notes', eye: null, cause: { kind: 'notesTooLong', max: Number(issue.maximum) } },
  ];
}

function eyeProblems(eye: Eye, values: OrderFormValues, catalogue: Catalogue): Problem[] {
  const { ordered, lensId, values: fields } = values[eye];
  if (!ordered) return [];
  const lens = catalogue.get(lensId);
  if (!lens) return [{ path: `${eye}.lensId`, eye, cause: { kind: 'lensMissing' } }];
  return validatePrescription(lens, toPrescription(lens, fields)).map((violation) => ({
    path: `${eye}.values.${violation.field}`,
    eye,
    cause: { kind: 'violation', violation, lens },
  }));
}

/** Everything that keeps the order from being submitted, from top to bottom, by the server's own rules (OR-01). */
export function orderProblems(values: OrderFormValues, catalogue: Catalogue): Problem[] {
  const noEye = EYES.every((eye) => !values[eye].ordered);
  return [
    ...referenceProblems(values.patientReference),
    ...(noEye ? [{ path: 'right.ordered', eye: null, cause: { kind: 'noEye' } } as const] : []),
    ...EYES.flatMap((eye) => eyeProblems(eye, values, catalogue)),
    ...notesProblems(values.notes),
  ];
}
