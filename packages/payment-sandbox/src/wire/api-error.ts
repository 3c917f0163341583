import type { Intent } from '../state/records.ts';

interface Facts {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Intent;
}

/** An answer in the shape of Stripe's errors. */
export class ApiError extends Error {
  readonly status: number;
  readonly facts: Facts;

  constructor(status: number, message: string, facts: Facts = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.facts = facts;
  }

  body(): unknown {
    const { type = 'invalid_request_error', ...facts } = this.facts;
    return { error: { type, ...facts, message: this.message } };
  }
}

/** 404 as Stripe words it. */
export function noSuch(what: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

/** 400 as Stripe words it, for a parameter that a call does not take. */
export function unknownParameter(param: string): ApiError {
  const code = 'parameter_unknown';
  return new ApiError(400, `Received unknown parameter: ${param}`, { code, param });
}
