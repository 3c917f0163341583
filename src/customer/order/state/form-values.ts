import { readEarlierValue } from '#domain/lens/engine/read-earlier.ts';
import { formatNumber } from '#domain/lens/model/format.ts';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import type { DraftContent, EyeDraft, Origin } from '#domain/orders/draft.ts';
import type { Eye } from '#domain/orders/order.ts';

export const EYES = ['right', 'left'] as const satisfies readonly Eye[];

/** The form's values are the content of a draft (OR-03). */
export type OrderFormValues = DraftContent;
export type EyeValues = EyeDraft;
export type { Origin } from '#domain/orders/draft.ts';

export const NO_LENS: EyeValues = {
  ordered: true,
  lensId: '',
  values: {},
  origins: {},
  clinical: {},
};

/** The form's initial values: both eyes, no lens yet. */
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

/** Returns a parameter's default as its field's text. */
export function defaultText(parameter: Parameter): string {
  if (parameter.default === null) return '';
  return parameter.kind === 'number'
    ? formatNumber(parameter.default, parameter)
    : parameter.default;
}

/** The origins of values that are kept when the lens changes: not the previous lens itself. */
const KEPT: ReadonlySet<Origin> = new Set<Origin>(['typed', 'earlier', 'copied']);

/** Sets the lens of an eye: keeps entered values that the new lens allows, and uses its defaults for the rest. */
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

/** Returns whether the parameter's field can show the text: any number, or an option, including one ordered earlier. */
export function canHold(parameter: Parameter, text: string): boolean {
  if (parameter.kind === 'number') return true;
  return parameter.options.some(({ value }) => value === readEarlierValue(parameter, text));
}

type Texts = Readonly<Record<string, string>>;

/** Replaces texts by others; texts without a replacement become empty (see `inPlaceOf`). */
export function textsInPlaceOf(current: Texts = {}, next: Texts = {}): Record<string, string> {
  const blank = Object.keys(current).map((name) => [name, ''] as const);
  return { ...Object.fromEntries(blank), ...next };
}

/**
 * Replaces an eye, keeping every field that it had: react-hook-form resets a shown field whose name disappears to its
 * first value, which then differs from what is sent.
 */
export function inPlaceOf(current: EyeValues, next: EyeValues): EyeValues {
  return {
    ...next,
    values: textsInPlaceOf(current.values, next.values),
    clinical: textsInPlaceOf(current.clinical, next.clinical),
    quantity: next.quantity ?? '',
  };
}

/** Copies the other eye's lens and values; marks all but lens defaults as copied. Measurements stay. */
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
