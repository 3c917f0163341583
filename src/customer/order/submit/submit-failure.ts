import type { ApiErrorBody } from '#domain/access/api-error.ts';
import type { ShownPrice } from '#domain/money/prices/price-schema.ts';
import { orderSchema } from '#domain/orders/order.ts';
import type { Order, OrderContent } from '#domain/orders/order.ts';
import { currentOf, errorBody, errorStatus } from '#providers/http/error-body.ts';
import { homelessErrors, isKeyReused, serverErrors } from '../problems/server-errors.ts';
import type { ServerError } from '../problems/server-errors.ts';

const INVALID = 422;
/** The order was changed or decided after it was opened for correction. */
const MOVED_ON: ReadonlySet<number> = new Set([409, 412]);

/** An order, the draft that it ends, and the price that the page showed. */
export type Submission = OrderContent & { draftId: string | null; shown: ShownPrice | null };

/** What an order costs now. `showsCredit`: the page showed lens credit, or would now. */
interface PriceNow {
  price: ShownPrice;
  showsCredit: boolean;
}

/** Why a submission created no order, or none that is known. */
export interface SubmitFailure {
  kind:
    | 'offline'
    | 'invalid'
    | 'alreadyUsed'
    | 'accountUnknown'
    | 'movedOn'
    | 'priceChanged'
    | 'terms'
    | 'other';
  message: string;
  requestId: string | null;
  errors: ServerError[];
  /** Errors without a form field. */
  homeless: string[];
  /** OR-16: what the order costs now, when that is not what the page showed; null otherwise. */
  priceNow: PriceNow | null;
}

/** LY-12: the accounts could not be loaded, and nothing was sent. */
export const ACCOUNT_UNKNOWN: SubmitFailure = {
  kind: 'accountUnknown',
  message: '',
  requestId: null,
  errors: [],
  homeless: [],
  priceNow: null,
};

function failureKind(error: unknown, corrects: boolean): SubmitFailure['kind'] {
  const status = errorStatus(error);
  if (status === 0) return 'offline';
  if (isPriceChanged(errorBody(error))) return 'priceChanged';
  if (corrects && MOVED_ON.has(status)) return 'movedOn';
  // New terms came into force while the form was open.
  if (errorBody(error)?.reason === 'terms') return 'terms';
  if (status !== INVALID) return 'other';
  return isKeyReused(errorBody(error)) ? 'alreadyUsed' : 'invalid';
}

const TOTAL = 'shown.totalCents';
const CREDIT = 'shown.creditCents';

function isPriceChanged(body: ApiErrorBody | null): boolean {
  return [TOTAL, CREDIT].some((path) => body?.errors?.[path]);
}

/** The server names only what differs. */
function priceNow(body: ApiErrorBody | null, shown: ShownPrice): PriceNow {
  const answered = (path: string) => {
    const nearest = body?.errors?.[path]?.nearest;
    return typeof nearest === 'number' ? nearest : null;
  };
  const totalCents = answered(TOTAL) ?? shown.totalCents;
  const creditCents = answered(CREDIT) ?? shown.creditCents;
  return {
    price: { totalCents, creditCents },
    showsCredit: creditCents > 0 || shown.creditCents > 0,
  };
}

/** Converts an error to a failure. `corrects`: the submission corrected a rejected order. */
export function toFailure(
  error: unknown,
  sent: Pick<Submission, 'lenses' | 'shown'>,
  corrects: boolean,
): SubmitFailure {
  const body = errorBody(error);
  const kind = failureKind(error, corrects);
  return {
    kind,
    message: body?.message ?? '',
    requestId: body?.requestId ?? null,
    errors: serverErrors(body, sent),
    homeless: homelessErrors(body, sent),
    priceNow: kind === 'priceChanged' && sent.shown ? priceNow(body, sent.shown) : null,
  };
}

/**
 * Returns the order of a correction whose response was lost: one version later, with a resubmission as its last change.
 * Null when the refusal has another cause.
 */
export function lostCorrection(error: unknown, version: number): Order | null {
  const data = currentOf(error, orderSchema);
  if (!data || data.version !== version + 1) return null;
  return data.events.at(-1)?.action === 'resubmit' ? data : null;
}
