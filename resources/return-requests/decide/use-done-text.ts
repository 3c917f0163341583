import { formatCents } from '#domain/basics/money.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

/** Returns what a step has done, by the state that the request has then. */
export function useDoneText(): (request: ReturnRequest) => string {
  const text = useText('returnDesk');
  const locale = useLocale();
  return ({ state, decidedCents }) => {
    if (state === 'credited') {
      return text('done.credited', { amount: formatCents(decidedCents ?? 0, 'USD', locale) });
    }
    if (state === 'cancelled' || state === 'refused' || state === 'approved') {
      return text(`done.${state}`);
    }
    return text('done.received');
  };
}
