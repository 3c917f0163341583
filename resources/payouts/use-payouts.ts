import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-admin';
import { z } from 'zod';
import {
  balanceChangeSchema,
  inTransitSchema,
  payoutSchema,
} from '#domain/money/payouts/payout.ts';
import { readAnswer } from '#providers/http/read-answer.ts';
import { useConnection } from '#providers/http/use-connection.ts';

export const PAGE_SIZE = 25;

/** What the address says about the page; what it says wrongly counts as not said. */
const viewSchema = z.object({
  /** The payout whose parts are shown; without one, what is in transit. */
  payout: z.string().max(255).optional().catch(undefined),
  /** Counted from 0: of the payouts, and of the lines. */
  page: z.coerce.number().int().min(0).catch(0),
  lines: z.coerce.number().int().min(0).catch(0),
});
export type PayoutView = z.infer<typeof viewSchema>;

/** Returns what the address says about the page, and the address with some of it changed. */
export function usePayoutView() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = viewSchema.parse(Object.fromEntries(new URLSearchParams(search)));
  const addressOf = (changes: Partial<PayoutView>) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...view, ...changes })) {
      if (value !== undefined && value !== 0) query.set(name, String(value));
    }
    return `${pathname}?${query.toString()}`;
  };
  return { view, addressOf, go: (changes: Partial<PayoutView>) => navigate(addressOf(changes)) };
}

/** Returns the query of the lines as the API reads it. */
export function linesQuery({ payout }: Pick<PayoutView, 'payout'>): URLSearchParams {
  const filter = payout === undefined ? { isInTransit: true } : { payoutId: payout };
  return new URLSearchParams({ filter: JSON.stringify(filter) });
}

const rangeOf = (page: number) => JSON.stringify([page * PAGE_SIZE, (page + 1) * PAGE_SIZE - 1]);

/** Loads what is in transit, a page of the payouts, and a page of the lines of what is shown. */
export function usePayouts(view: PayoutView) {
  const { rest, restAnswer } = useConnection();
  return useQuery({
    queryKey: ['payouts', view],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const list = async <T>(path: string, query: URLSearchParams, schema: z.ZodType<T>) => {
        const { json, headers } = await restAnswer(`${path}?${query}`, { kind: 'record', signal });
        const count = Number(headers.get('content-range')?.split('/')[1] ?? 0);
        return { rows: readAnswer(z.array(schema), json), count };
      };
      const lines = linesQuery(view);
      lines.set('range', rangeOf(view.lines));
      const [inTransit, payouts, changes] = await Promise.all([
        rest('/payouts/in-transit', { kind: 'record', schema: inTransitSchema, signal }),
        list('/payouts', new URLSearchParams({ range: rangeOf(view.page) }), payoutSchema),
        list('/balance-changes', lines, balanceChangeSchema),
      ]);
      return { inTransit, payouts, lines: changes };
    },
  });
}
