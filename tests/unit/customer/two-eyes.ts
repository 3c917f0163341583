import assert from 'node:assert/strict';
import { fromVisionPrescription } from '#domain/fhir/from-vision-prescription.ts';
import { toVisionPrescription } from '#domain/fhir/to-vision-prescription.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { draftContentSchema } from '#domain/schemas/draft.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Eye, Order } from '#domain/schemas/order.ts';
import { importEye } from '#src/customer/order/fhir/import-eye.ts';
import { chooseLensFor } from '#src/customer/order/eyes/follow-eye.ts';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { EyeValues, OrderFormValues } from '#src/customer/order/state/form-values.ts';
import { valuesFromOrder, valuesToCorrect } from '#src/customer/order/source/values-from-order.ts';
import { buildOrderedLens } from '#tests/fixtures/build-order-input.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';

const byId = new Map(catalogue.map((lens) => [lens.id, lens]));

/** The form after a lens was chosen for one eye. */
export function choose(
  form: OrderFormValues,
  eye: Eye,
  lens: LensDefinition | null,
): OrderFormValues {
  return { ...form, ...chooseLensFor(form, eye, lens) };
}

/** The form after the first number of the eye's lens was typed, as its field does it. */
export function type(form: OrderFormValues, eye: Eye, lens: LensDefinition): OrderFormValues {
  const parameter = lens.parameters.find(({ kind }) => kind === 'number');
  assert.equal(parameter?.kind, 'number');
  const { name, max } = parameter;
  const { values, origins } = form[eye];
  const typed = {
    values: { ...values, [name]: String(max) },
    origins: { ...origins, [name]: 'typed' as const },
  };
  return { ...form, [eye]: { ...form[eye], ...typed } };
}

/** The form after a reading was typed into the clinical block of the eye. */
export function measure(form: OrderFormValues, eye: Eye): OrderFormValues {
  const clinical = { ...form[eye].clinical, kUnit: 'D', flatK: '43.25' };
  return { ...form, [eye]: { ...form[eye], clinical } };
}

/** The form as it comes back from a draft that was saved. */
export function resume(form: OrderFormValues): OrderFormValues {
  return draftContentSchema.parse(JSON.parse(JSON.stringify(form)));
}

function withoutNote(eye: EyeValues): EyeValues {
  const old = { ...eye };
  delete old.lensOrigin;
  return old;
}

/** The same from a draft that was saved before the form noted how an eye got its lens. */
export function resumeOld(form: OrderFormValues): OrderFormValues {
  const [right, left] = [withoutNote(form.right), withoutNote(form.left)];
  return resume({ ...form, right, left });
}

/** An order of these lenses, with values that can be made. */
export function orderOf(lenses: Record<Eye, LensDefinition>): Order {
  const order = buildOrder();
  const lines = order.lenses.map((line) => {
    const lens = lenses[line.eye];
    return { ...line, ...buildOrderedLens(line.eye, lens), lensName: lens.name };
  });
  return { ...order, lenses: lines };
}

/** The form as a FHIR document of such an order fills it. */
export function importOrder(lenses: Record<Eye, LensDefinition>): OrderFormValues {
  const outcome = fromVisionPrescription(toVisionPrescription(orderOf(lenses)));
  assert.ok(outcome.ok);
  const eyes = outcome.imported.lenses.map((lens) => {
    return [lens.eye, importEye(lens, EMPTY_ORDER[lens.eye], catalogue).values] as const;
  });
  return { ...EMPTY_ORDER, ...Object.fromEntries(eyes) };
}

/** The ways in which a form is opened with `first` in both eyes, of which `chosen` was chosen by hand in a new one. */
export const OPENINGS = {
  new: (first: LensDefinition, chosen: Eye) => choose(EMPTY_ORDER, chosen, first),
  'resumed draft': (first: LensDefinition, chosen: Eye) =>
    resume(choose(EMPTY_ORDER, chosen, first)),
  'resumed draft of before': (first: LensDefinition, chosen: Eye) =>
    resumeOld(choose(EMPTY_ORDER, chosen, first)),
  reorder: (first: LensDefinition) =>
    valuesFromOrder(orderOf({ right: first, left: first }), 'reorder', byId),
  correction: (first: LensDefinition) =>
    valuesToCorrect(orderOf({ right: first, left: first }), byId),
  'FHIR import': (first: LensDefinition) => importOrder({ right: first, left: first }),
} as const;

/** How an eye stands with nothing but the defaults of the lens, worked out from the definition alone. */
export function defaultsOf(lens: LensDefinition): Record<string, number | string | null> {
  return Object.fromEntries(lens.parameters.map(({ name, default: value }) => [name, value]));
}
