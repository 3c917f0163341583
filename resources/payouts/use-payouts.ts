import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-admin';
import { z } from 'zod';
import { useConnection } from '#providers/http/use-connection.ts';
import { loadPayouts } from '#providers/money/payouts.ts';

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

/** Loads what is in transit, a page of the payouts, and a page of the lines of what is shown. */
export function usePayouts(view: PayoutView) {
  const connection = useConnection();
  return useQuery({
    queryKey: ['payouts', view],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadPayouts(connection, view, signal),
  });
}
