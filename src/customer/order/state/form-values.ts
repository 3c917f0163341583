import { formatNumber } from '#domain/lens/format.ts';
import { readEarlierValue } from '#domain/lens/read-earlier.ts';
import type { DraftContent, EyeDraft, Origin } from '#domain/schemas/draft.ts';
import type { LensDefinition, Parameter } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';

export const EYES = ['right', 'left'] as const satisfies readonly Eye[];

/** The form holds what a draft keeps (OR-03). */
export type OrderFormValues = DraftContent;
export type EyeValues = EyeDraft;
export type { Origin } from '#domain/schemas/draft.ts';

export const NO_LENS: EyeValues = {
  ordered: true,
  lensId: '',
  values: {},
  origins: {},
  clinical: {},
};

/** What the form opens with: both eyes, no lens yet. */
export const EMPTY_ORDER: OrderFormValues = {
  type: 'new',
  sourceOrderId: null,
  resubmits: null,
  returnReason: '',
  patientReference: '',
  poNumber: '',
  notes: '',
  patient: {},
  acknowledged: [],
  attachments: [],
  right: NO_LENS,
  left: NO_LENS,
};

export const OTHER_EYE: Record<Eye, Eye> = { right: 'left', left: 'right' };

/** The default of a parameter as its field shows it. */
export function defaultText(parameter: Parameter): string {
  if (parameter.default === null) return '';
  return parameter.kind === 'number'
    ? formatNumber(parameter.default, parameter)
    : parameter.default;
}

/** Where a value may come from to be kept when another lens is chosen: not from the last lens itself. */
const KEPT: ReadonlySet<Origin> = new Set<Origin>(['typed', 'earlier', 'copied']);

/** What was entered for the last lens stays where the new one can take it; the rest are its defaults. */
export function chooseLens(eye: EyeValues, lens: LensDefinition): EyeValues {
  const fields = lens.parameters.map((parameter) => {
    const { name } = parameter;
    const origin = eye.origins[name];
    const entered = origin && KEPT.has(origin) ? eye.values[name] : undefined;
    return entered && origin && canHold(parameter, entered)
      ? { name, text: entered, origin }
      : { name, text: defaultText(parameter), origin: 'default' as const };
  });
  return {
    ...eye,
    lensId: lens.id,
    values: Object.fromEntries(fields.map(({ name, text }) => [name, text])),
    origins: Object.fromEntries(fields.map(({ name, origin }) => [name, origin])),
  };
}

/** Whether a field of the parameter can show the text: any number, or one of the options, also as it was once ordered. */
export function canHold(parameter: Parameter, text: string): boolean {
  if (parameter.kind === 'number') return true;
  return parameter.options.some(({ value }) => value === readEarlierValue(parameter, text));
}

type Texts = Readonly<Record<string, string>>;

/** Texts that take the place of others: what only stood there becomes blank (`inPlaceOf`). */
export function textsInPlaceOf(current: Texts = {}, next: Texts = {}): Record<string, string> {
  const blank = Object.keys(current).map((name) => [name, ''] as const);
  return { ...Object.fromEntries(blank), ...next };
}

/**
 * An eye that takes the place of another, with each field that stood there: react-hook-form goes back to the first value
 * of a field on the page whose name goes, and shows what is not sent.
 */
export function inPlaceOf(current: EyeValues, next: EyeValues): EyeValues {
  return {
    ...next,
    values: textsInPlaceOf(current.values, next.values),
    clinical: textsInPlaceOf(current.clinical, next.clinical),
    quantity: next.quantity ?? '',
  };
}

/** The other eye's lens and values; what is not a default of the lens is marked as copied. What was measured stays. */
export function copyEye(from: EyeValues, to: EyeValues): EyeValues {
  const origins = Object.entries(from.origins).map(
    ([name, origin]) => [name, origin === 'default' ? origin : 'copied'] as const,
  );
  return {
    ordered: true,
    lensId: from.lensId,
    values: textsInPlaceOf(to.values, from.values),
    origins: Object.fromEntries(origins),
    clinical: to.clinical,
    ...(to.quantity !== undefined && { quantity: to.quantity }),
  };
}
