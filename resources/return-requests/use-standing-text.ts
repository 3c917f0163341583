import { formatCents } from '#domain/money.ts';
import type { ReturnRequest } from '#domain/schemas/return-request.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay, formatMoment } from '../shared/age.ts';

/** Returns how a request stands and what is next, in one sentence or two. */
export function useStandingText(): (request: ReturnRequest) => string[] {
  const text = useText('returnDesk');
  const locale = useLocale();
  return (request) => {
    const { state, kind, received, decidedBy: who, replacementOrderNumber: number } = request;
    const here = received
      ? [
          text('next.received', {
            day: formatMoment(received.at, locale),
            who: received.actor,
          }),
        ]
      : [];
    const day = request.returnBy === null ? '' : formatDay(request.returnBy, locale);
    const waits = () =>
      kind === 'exchange'
        ? text(state === 'requested' ? 'next.exchange' : 'next.exchangeSoon', { number })
        : text('next.decide', { who: request.requestedBy });
    switch (state) {
      case 'requested':
      case 'received':
        return [...here, waits()];
      case 'approved':
        return [
          ...(kind === 'exchange' ? [waits()] : []),
          day ? text('next.lens', { who, day }) : text('next.lensAnyTime'),
        ];
      case 'credited':
        return [
          ...here,
          kind === 'exchange'
            ? text('next.creditedExchange', { number })
            : text('next.credited', {
                amount: formatCents(request.decidedCents ?? 0, 'USD', locale),
                who,
              }),
        ];
      case 'refused':
        return [...here, refusedText(request, text)];
      case 'cancelled':
        return [text('next.cancelled', { who })];
      case 'expired':
        return [text('next.expired', { day })];
      case 'withdrawn':
        return [...here, text('next.withdrawn')];
    }
  };
}

/** A cancellation that was not decided before the shipment is refused without a reason. */
function refusedText(
  { decidedBy: who, refuseReason: reason }: ReturnRequest,
  text: Text<'returnDesk'>,
): string {
  return reason === ''
    ? text('next.refusedByOrder', { who })
    : text('next.refused', { who, reason });
}
