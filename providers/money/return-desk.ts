import {
  returnReceiptSchema,
  returnRequestSchema,
  type ReturnDecisionInput,
  type ReturnReceipt,
  type ReturnRequest,
} from '#domain/money/returns/return-request.ts';
import type { Rest } from '../http/connection.ts';

/** A request in the version that the user saw. */
type Seen = Pick<ReturnRequest, 'id' | 'version'>;

/** CR-03: what the lab does with requests of return. */
export interface ReturnDesk {
  find: (number: string) => Promise<ReturnRequest>;
  decide: (seen: Seen, input: ReturnDecisionInput) => Promise<ReturnRequest>;
  /** Records that the lens is at the lab, which may credit it. Recorded again, nothing changes. */
  receive: (number: string) => Promise<ReturnReceipt>;
}

export function returnDesk({ rest }: Pick<Rest, 'rest'>): ReturnDesk {
  return {
    find: (number) => rest(path(number), { kind: 'form', schema: returnRequestSchema }),
    decide: ({ id, version }, body) =>
      rest(`${path(id)}/decide`, {
        kind: 'change',
        method: 'POST',
        body,
        ifMatch: version,
        schema: returnRequestSchema,
      }),
    receive: (number) =>
      rest(`${path(number)}/receive`, {
        kind: 'change',
        method: 'POST',
        schema: returnReceiptSchema,
      }),
  };
}

function path(number: string): string {
  return `/return-requests/${encodeURIComponent(number)}`;
}
