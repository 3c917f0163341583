import type { FieldError } from '#domain/access/api-error.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import type { Warning, WarningContext, WarningEye } from '#domain/lens/warnings/warning.ts';
import type { Eye, OrderContent } from '#domain/orders/order.ts';
import type { CheckedLens } from './check-lenses.ts';
import type { EarlierLens } from './warranty-eligibility.ts';

export interface OrderToWarnOf {
  content: OrderContent;
  lenses: readonly CheckedLens[];
  /** The lenses of the source order; null without a usable source order. */
  earlier: readonly EarlierLens[] | null;
  /** Rule 42. */
  creditHold: boolean;
  now: Date;
}

const HALF_DAY = 12 * 60 * 60 * 1000;

/**
 * SE-08: runs the checks beyond what can be made. Returns errors by the path of their field, and warnings and
 * information unchanged.
 */
export function checkOrderWarnings(order: OrderToWarnOf): {
  errors: Record<string, FieldError>;
  warnings: Warning[];
} {
  const found = checkWarnings(contextOf(order));
  const errors: Record<string, FieldError> = {};
  for (const warning of found.filter(({ level }) => level === 'error')) {
    errors[pathOf(warning, order.content)] ??= toError(warning);
  }
  return { errors, warnings: found.filter(({ level }) => level !== 'error') };
}

function contextOf({ content, lenses, earlier, creditHold, now }: OrderToWarnOf): WarningContext {
  const { type, sourceOrderId, returnReason, patientReference, patient } = content;
  return {
    type,
    // Errors of the source order are reported separately.
    sourceOrderId: earlier ? sourceOrderId : null,
    returnReason,
    patientReference,
    patient,
    creditHold,
    today: lastDateOnEarth(now),
    eyes: Object.fromEntries(lenses.map((one) => [one.ordered.eye, toEye(one, earlier ?? [])])),
  };
}

/** Returns the earliest date in any time zone, so that nothing expires before it does at the practice. */
function lastDateOnEarth(now: Date): string {
  return new Date(now.getTime() - HALF_DAY).toISOString().slice(0, 10);
}

function toEye({ ordered, lens }: CheckedLens, earlier: readonly EarlierLens[]): WarningEye {
  const before = earlier.find(({ eye }) => eye === ordered.eye);
  const { prescription, clinical } = ordered;
  return {
    lens,
    prescription,
    clinical,
    earlier: before ?? null,
    eligibility: before?.eligibility ?? null,
  };
}

function pathOf({ eye, field }: Warning, content: OrderContent): string {
  if (!eye) return field ?? 'accountNumber';
  return `${lensPath(eye, content)}.${(field ?? 'lensId').replace(/^values\./, 'prescription.')}`;
}

function lensPath(wanted: Eye, { lenses }: OrderContent): string {
  return `lenses.${lenses.findIndex(({ eye }) => eye === wanted)}`;
}

function toError(warning: Warning): FieldError {
  return { rule: warning.code, message: describeWarning(warning, 'en'), nearest: null };
}
