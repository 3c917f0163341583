import type { WarningContext, WarningEye } from '#domain/lens/warnings/warning.ts';
import type { Eye, Order } from '#domain/schemas/order.ts';
import type { EyeEligibility } from '#domain/schemas/warranty-eligibility.ts';
import { toOrderContent } from './order-input.ts';
import type { Catalogue } from './order-input.ts';
import type { OrderFormValues } from './form-values.ts';

/** What the form knows at a moment, of which problems and warnings are told. */
export interface Known {
  values: OrderFormValues;
  catalogue: Catalogue;
  /** The earlier order that this one starts from, once it is loaded. */
  source: Order | null;
  /** What is still granted on the lenses of that order; null while it is not known or not asked. */
  eligibilities: Partial<Record<Eye, EyeEligibility>> | null;
}

/** What the warnings look at: the order as it would be sent. Whether the account is on hold only the server knows. */
export function warningContext(known: Known, now: Date = new Date()): WarningContext {
  const { values, catalogue } = known;
  const { lenses, ...order } = toOrderContent(values, catalogue);
  const eyes: Partial<Record<Eye, WarningEye>> = {};
  for (const { eye, lensId, prescription, clinical } of lenses) {
    const lens = catalogue.get(lensId);
    if (!lens) continue;
    const eligibility = known.eligibilities?.[eye] ?? null;
    eyes[eye] = { lens, prescription, clinical, eligibility, earlier: earlierOf(eye, known) };
  }
  return { ...order, eyes, creditHold: false, today: localDate(now) };
}

/** The day as the practice has it: in an American evening UTC is a day ahead. */
function localDate(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function earlierOf(eye: Eye, { source }: Known): WarningEye['earlier'] {
  const earlier = source?.lenses.find((lens) => lens.eye === eye);
  return earlier ? { lensId: earlier.lensId, prescription: earlier.prescription } : null;
}
