import type { Locale } from '#domain/basics/locale.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { describeSeen, isOf } from '#domain/lens/warnings/acknowledgements.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import type { Warning, WarningContext } from '#domain/lens/warnings/warning.ts';
import type { Acknowledgement, Order } from '#domain/orders/order.ts';

type Definitions = ReadonlyMap<string, LensDefinition>;

function contextOf(order: Order, definitions: Definitions): WarningContext {
  const { type, sourceOrderId, returnReason, patientReference, patient } = order;
  const eyes = order.lenses.flatMap(({ eye, lensId, prescription, clinical }) => {
    const lens = definitions.get(lensId);
    if (!lens) return [];
    return [[eye, { lens, prescription, clinical, earlier: null, eligibility: null }] as const];
  });
  return {
    type,
    sourceOrderId,
    returnReason,
    patientReference,
    patient,
    eyes: Object.fromEntries(eyes),
    creditHold: false,
    today: order.submittedAt.slice(0, 10),
  };
}

/** Recomputes the warnings of the order, with their figures. */
export function warningsOf(order: Order, definitions: Definitions): Warning[] {
  return checkWarnings(contextOf(order, definitions));
}

/**
 * Returns the text of an acknowledged warning with the figures that the user saw. For orders from before these were
 * stored, takes the figures from `warnings`, or shows "…" instead.
 */
export function acknowledgedText(
  acknowledgement: Acknowledgement,
  warnings: readonly Warning[],
  locale: Locale,
): string {
  const seen = describeSeen(acknowledgement, locale);
  if (seen !== null) return seen;
  const found = warnings.find((warning) => isOf(acknowledgement, warning));
  const { code } = acknowledgement;
  return describeWarning(found ?? { code, params: {} }, locale).replaceAll(/\{\w+\}/g, '…');
}
