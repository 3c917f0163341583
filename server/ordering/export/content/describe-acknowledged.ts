import { EYE_LETTERS } from '#domain/basics/eye-letters.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { describeSeen, isOf } from '#domain/lens/warnings/acknowledgements.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import type { WarningContext, WarningEye } from '#domain/lens/warnings/warning.ts';
import type { Order } from '#domain/orders/order.ts';
import { utcDay } from '../../../platform/pdf/times.ts';
import type { PrintableOrder } from './find-printable.ts';
import { labelsIn } from './labels.ts';

export interface AcknowledgedContent {
  /** `R`, `L`, or the label of the whole order. */
  about: string;
  text: string;
  note: string;
}

/**
 * Returns the warnings that the practice acknowledged, with its notes for the consultant and the figures that it saw.
 * Orders from before those figures were stored show the warning as of the order's date, or only its code if its rule
 * has changed since.
 */
export function describeAcknowledged(
  printable: PrintableOrder,
  locale: Locale,
): AcknowledgedContent[] {
  const { acknowledged } = printable.order;
  if (acknowledged.length === 0) return [];
  const warnings = checkWarnings(contextOf(printable));
  return acknowledged.map((one) => {
    const { code, eye, note } = one;
    const texts = warnings
      .filter((warning) => isOf(one, warning))
      .map((warning) => describeWarning(warning, locale));
    const about = eye ? EYE_LETTERS[eye] : labelsIn(locale).sheet.order;
    const text = describeSeen(one, locale) ?? [...new Set(texts)].join(' ');
    return { about, text: text || code, note };
  });
}

/** Leaves out credit hold and warranty, because they cannot be acknowledged. */
function contextOf(printable: PrintableOrder): WarningContext {
  const { type, sourceOrderId, returnReason, patientReference, patient } = printable.order;
  return {
    type,
    sourceOrderId,
    returnReason,
    patientReference,
    patient,
    eyes: Object.fromEntries(printable.order.lenses.flatMap((lens) => eyeOf(lens, printable))),
    creditHold: false,
    today: utcDay(printable.order.submittedAt),
  };
}

function eyeOf(
  ordered: Order['lenses'][number],
  { definitionOf, earlier }: PrintableOrder,
): [string, WarningEye][] {
  const lens = definitionOf(ordered);
  if (!lens) return [];
  const { eye, prescription, clinical } = ordered;
  const before = earlier.find((one) => one.eye === eye) ?? null;
  return [[eye, { lens, prescription, clinical, earlier: before, eligibility: null }]];
}
