import { z } from 'zod';
import {
  balanceChangeSchema,
  inTransitSchema,
  payoutSchema,
} from '#domain/money/payouts/payout.ts';
import type { Rest } from '../http/connection.ts';
import { readAnswer } from '../http/read-answer.ts';
import { totalIn } from '../http/total-in.ts';
import { rangeOf } from './range-of.ts';

export const PAYOUT_PAGE = 25;

interface PayoutQuery {
  /** The payout whose lines are asked for; without one, what is in transit. */
  payout?: string | undefined;
  /** Counted from 0: of the payouts, and of the lines. */
  page: number;
  lines: number;
}

/** Loads what is in transit, a page of the payouts, and a page of the lines. @throws HttpFailure */
export async function loadPayouts(
  { rest, restAnswer }: Rest,
  { payout, page, lines }: PayoutQuery,
  signal: AbortSignal,
) {
  const list = async <T>(
    path: string,
    query: URLSearchParams,
    of: number,
    schema: z.ZodType<T>,
  ) => {
    query.set('range', rangeOf(of, PAYOUT_PAGE));
    const { json, headers } = await restAnswer(`${path}?${query}`, { kind: 'record', signal });
    return { rows: readAnswer(z.array(schema), json), count: totalIn(headers) };
  };
  const [inTransit, payouts, changes] = await Promise.all([
    rest('/payouts/in-transit', { kind: 'record', signal, schema: inTransitSchema }),
    list('/payouts', new URLSearchParams(), page, payoutSchema),
    list('/balance-changes', linesQuery(payout), lines, balanceChangeSchema),
  ]);
  return { inTransit, payouts, lines: changes };
}

/** Returns the path of the lines as a file. */
export function linesFile(payout: string | undefined, lang: string): string {
  const query = linesQuery(payout);
  query.set('lang', lang);
  return `/balance-changes.csv?${query}`;
}

function linesQuery(payout: string | undefined): URLSearchParams {
  const filter = payout === undefined ? { isInTransit: true } : { payoutId: payout };
  return new URLSearchParams({ filter: JSON.stringify(filter) });
}
