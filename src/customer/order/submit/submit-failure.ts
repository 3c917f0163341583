import { orderSchema } from '#domain/schemas/order.ts';
import type { Order, OrderContent } from '#domain/schemas/order.ts';
import { currentOf, errorBody, errorStatus } from '#providers/http/error-body.ts';
import { homelessErrors, isKeyReused, serverErrors } from '../problems/server-errors.ts';
import type { ServerError } from '../problems/server-errors.ts';

const INVALID = 422;
/** The order was changed or decided after it was opened for correction. */
const MOVED_ON: ReadonlySet<number> = new Set([409, 412]);

/** Why a submission created no order, or none that is known. */
export interface SubmitFailure {
  kind: 'offline' | 'invalid' | 'alreadyUsed' | 'accountUnknown' | 'movedOn' | 'terms' | 'other';
  message: string;
  requestId: string | null;
  errors: ServerError[];
  /** Errors without a form field. */
  homeless: string[];
}

/** LY-12: the accounts could not be loaded, and nothing was sent. */
export const ACCOUNT_UNKNOWN: SubmitFailure = {
  kind: 'accountUnknown',
  message: '',
  requestId: null,
  errors: [],
  homeless: [],
};

function failureKind(error: unknown, corrects: boolean): SubmitFailure['kind'] {
  const status = errorStatus(error);
  if (status === 0) return 'offline';
  if (corrects && MOVED_ON.has(status)) return 'movedOn';
  // New terms came into force while the form was open.
  if (errorBody(error)?.reason === 'terms') return 'terms';
  if (status !== INVALID) return 'other';
  return isKeyReused(errorBody(error)) ? 'alreadyUsed' : 'invalid';
}

/** Converts an error to a failure. `corrects`: the submission corrected a rejected order. */
export function toFailure(
  error: unknown,
  sent: Pick<OrderContent, 'lenses'>,
  corrects: boolean,
): SubmitFailure {
  const body = errorBody(error);
  return {
    kind: failureKind(error, corrects),
    message: body?.message ?? '',
    requestId: body?.requestId ?? null,
    errors: serverErrors(body, sent),
    homeless: homelessErrors(body, sent),
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
