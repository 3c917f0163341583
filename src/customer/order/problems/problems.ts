import { textRuleOf } from '#domain/basics/text-problems.ts';
import type { TextRule } from '#domain/basics/text.ts';
import { type OtherThanBefore, otherThanBefore } from '#domain/lens/engine/same-lens.ts';
import { type Violation, validatePrescription } from '#domain/lens/engine/validate.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Warning } from '#domain/lens/warnings/warning.ts';
import { mostOf, nearestQuantity } from '#domain/money/prices/quantity.ts';
import { orderTypes } from '#domain/orders/order-types.ts';
import { type Eye, orderContentSchema } from '#domain/orders/order.ts';
import { type ClinicalProblem, clinicalProblems } from '../../../eye/clinical-problems.ts';
import { toDelivery } from '../delivery/texts/delivery-texts.ts';
import { EYES, type OrderFormValues } from '../state/form-values.ts';
import { type Catalogue, quantityOf, toPrescription } from '../state/order-input.ts';
import type { Known } from '../state/warning-context.ts';
import { type DeliveryProblem, deliveryProblems } from './delivery-problems.ts';
import { warningProblems } from './warning-problems.ts';

/** A field of the form, as react-hook-form names it. */
export type FormPath =
  | 'type'
  | 'sourceOrderId'
  | 'returnReason'
  | 'patientReference'
  | 'patientName'
  | 'poNumber'
  | 'notes'
  | `patient.${string}`
  | `delivery.${string}`
  | `${Eye}.quantity`
  | `${Eye}.ordered`
  | `${Eye}.lensId`
  | `${Eye}.values.${string}`
  | `${Eye}.clinical.${string}`;

/** Why a field blocks the order. */
export type Cause =
  | { kind: 'violation'; violation: Violation; lens: LensDefinition }
  | { kind: 'text'; rule: TextRule }
  | { kind: 'patientReferenceRequired' | 'noEye' | 'lensMissing' | 'lensGone' }
  | { kind: 'sourceMissing' | 'reasonMissing' }
  | { kind: 'clinical'; problem: ClinicalProblem }
  /** A warranty order whose lens differs from the earlier one. */
  | { kind: 'notSame'; other: OtherThanBefore; lens: LensDefinition }
  | { kind: 'delivery'; problem: DeliveryProblem }
  | { kind: 'quantity'; most: number; nearest: number }
  /** A blocking warning. */
  | { kind: 'warning'; warning: Warning }
  | {
      kind: 'patientReferenceTooLong' | 'patientNameTooLong' | 'notesTooLong' | 'poNumberTooLong';
      max: number;
    };

export interface Problem {
  path: FormPath;
  eye: Eye | null;
  cause: Cause;
}

const { patientReference: referenceSchema } = orderContentSchema.shape;

function referenceProblems(reference: string): Problem[] {
  const issue = referenceSchema.safeParse(reference).error?.issues[0];
  if (!issue) return [];
  const cause: Cause =
    issue.code === 'too_big'
      ? { kind: 'patientReferenceTooLong', max: Number(issue.maximum) }
      : issue.code === 'custom'
        ? { kind: 'text', rule: textRuleOf(issue) }
        : { kind: 'patientReferenceRequired' };
  return [{ path: 'patientReference', eye: null, cause }];
}

function textProblems(field: 'notes' | 'poNumber' | 'patientName', text = ''): Problem[] {
  const issue = orderContentSchema.shape[field].safeParse(text).error?.issues[0];
  if (!issue) return [];
  const cause: Cause =
    issue.code === 'too_big'
      ? { kind: `${field}TooLong`, max: Number(issue.maximum) }
      : { kind: 'text', rule: textRuleOf(issue) };
  return [{ path: field, eye: null, cause }];
}

function typeProblems({ type, sourceOrderId, returnReason }: OrderFormValues): Problem[] {
  const { source, reason } = orderTypes[type];
  const problems: Problem[] = [];
  if (source === 'required' && !sourceOrderId) {
    problems.push({ path: 'sourceOrderId', eye: null, cause: { kind: 'sourceMissing' } });
  }
  if (reason && !returnReason) {
    problems.push({ path: 'returnReason', eye: null, cause: { kind: 'reasonMissing' } });
  }
  return problems;
}

function eyeProblems(eye: Eye, values: OrderFormValues, catalogue: Catalogue): Problem[] {
  const { ordered, lensId, values: fields } = values[eye];
  if (!ordered) return [];
  const lens = catalogue.get(lensId);
  if (!lens) {
    const kind = lensId ? 'lensGone' : 'lensMissing';
    return [{ path: `${eye}.lensId`, eye, cause: { kind } }];
  }
  return validatePrescription(lens, toPrescription(lens, fields)).map((violation) => ({
    path: `${eye}.values.${violation.field}`,
    eye,
    cause: { kind: 'violation', violation, lens },
  }));
}

function measurementProblems(
  eye: Eye,
  { [eye]: { ordered, clinical } }: OrderFormValues,
): Problem[] {
  if (!ordered) return [];
  return clinicalProblems(clinical).map((problem) => ({
    path: `${eye}.clinical.${problem.field}`,
    eye,
    cause: { kind: 'clinical', problem },
  }));
}

function quantityProblems(eye: Eye, values: OrderFormValues): Problem[] {
  if (!values[eye].ordered) return [];
  const quantity = quantityOf(values.type, values[eye]);
  const nearest = nearestQuantity(quantity || 1);
  if (quantity === nearest) return [];
  const cause = { kind: 'quantity', most: mostOf(values.type), nearest } as const;
  return [{ path: `${eye}.quantity`, eye, cause }];
}

function addressProblems({ delivery }: OrderFormValues): Problem[] {
  return deliveryProblems(toDelivery(delivery)).map((problem) => ({
    path: `delivery.${problem.field}`,
    eye: null,
    cause: { kind: 'delivery', problem },
  }));
}

/**
 * Returns everything that blocks the order, from top to bottom, by the server's own rules (OR-01). When several rules
 * report one field, the form's own message comes first.
 */
export function orderProblems(known: Known): Problem[] {
  const { values, catalogue } = known;
  const noEye = EYES.every((eye) => !values[eye].ordered);
  const own: Problem[] = [
    ...typeProblems(values),
    ...referenceProblems(values.patientReference),
    ...textProblems('patientName', values.patientName),
    ...textProblems('poNumber', values.poNumber),
    ...(noEye ? [{ path: 'right.ordered', eye: null, cause: { kind: 'noEye' } } as const] : []),
    ...EYES.flatMap((eye) => measurementProblems(eye, values)),
    ...EYES.flatMap((eye) => eyeProblems(eye, values, catalogue)),
    ...EYES.flatMap((eye) => quantityProblems(eye, values)),
    ...addressProblems(values),
    ...textProblems('notes', values.notes),
  ];
  const ownPaths = new Set(own.map(({ path }) => path));
  const further = [...warningProblems(known), ...sameLensProblems(known)];
  const others = further.filter(({ path }) => !ownPaths.has(path));
  return [...own, ...others].toSorted((a, b) => placeOf(a.path) - placeOf(b.path));
}

/** The parts of the form from top to bottom. */
const PARTS = [
  'type',
  'sourceOrderId',
  'returnReason',
  'patientReference',
  'patientName',
  'poNumber',
  'patient',
];
const CLINICAL = /\.clinical\./;
const QUANTITY = /\.quantity$/;

function placeOf(path: FormPath): number {
  const [part = ''] = QUANTITY.test(path) ? ['delivery'] : path.split('.');
  if (CLINICAL.test(path)) return PARTS.length;
  return [...PARTS, 'clinical', ...EYES, 'delivery', 'notes'].indexOf(part);
}

/** OR-12: returns where a warranty order differs from the earlier lens, by field; empty until that order is loaded. */
function sameLensProblems({ values, catalogue, source }: Known): Problem[] {
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
