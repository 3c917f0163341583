import type { OrderCharges } from '#domain/delivery/order-charges.ts';
import type { WarningContext, WarningEye } from '#domain/lens/warnings/warning.ts';
import type { Agreed } from '#domain/money/pricing/agreed-prices.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import type { EyeEligibility } from '#domain/orders/warranty-eligibility.ts';
import type { OrderFormValues } from './form-values.ts';
import { toOrderContent } from './order-input.ts';
import type { Catalogue } from './order-input.ts';

/** AD-09, PY-07: the prices of an account: what is agreed, and what shipping and tax cost. */
export interface AccountPrices extends Agreed {
  /** The lab's prices: those of the first start by default. */
  charges?: OrderCharges;
}

/** The data from which problems and warnings are calculated. */
export interface Known {
  values: OrderFormValues;
  catalogue: Catalogue;
  /** The earlier order that this one is based on, once it is loaded. */
  source: Order | null;
  /** The warranty on that order's lenses; null while it is not known or not needed. */
  eligibilities: Partial<Record<Eye, EyeEligibility>> | null;
  /** AD-09: the agreed prices of the account; null while they are not known: then list prices are shown. */
  agreed?: AccountPrices | null;
  /** Rule 42: the account was on hold when the form was opened. */
  creditHold?: boolean;
}

/** Returns the data for the warnings: the order as it would be sent. */
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
  return { ...order, eyes, creditHold: known.creditHold ?? false, today: localDate(now) };
}

/** Returns the local date: in an American evening, UTC is a day ahead. */
function localDate(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function earlierOf(eye: Eye, { source }: Known): WarningEye['earlier'] {
  const earlier = source?.lenses.find((lens) => lens.eye === eye);
  return earlier ? { lensId: earlier.lensId, prescription: earlier.prescription } : null;
}
