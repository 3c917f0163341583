import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import type { ReturnState } from '#domain/money/returns/return-states.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay, formatMoment } from '../shared/age.ts';

interface Words {
  text: Text<'returnDesk'>;
  locale: Locale;
}

/** Returns how a request stands and what is next, in one sentence or two. */
export function useStandingText(): (request: ReturnRequest) => string[] {
  const text = useText('returnDesk');
  const locale = useLocale();
  return (request) => [
    ...receivedText(request, { text, locale }),
    ...STANDING[request.state](request, { text, locale }),
  ];
}

function receivedText({ received }: ReturnRequest, { text, locale }: Words): string[] {
  if (!received) return [];
  const { at, actor } = received;
  return [text('next.received', { day: formatMoment(at, locale), who: actor })];
}

/** What each state means, in sentences. */
const STANDING: Record<ReturnState, (request: ReturnRequest, words: Words) => string[]> = {
  requested: waits,
  received: waits,
  approved: (request, words) => [
    ...(request.kind === 'exchange' ? waits(request, words) : []),
    lensDue(request, words),
  ],
  credited: credited,
  refused: refused,
  cancelled: ({ decidedBy: who }, { text }) => [text('next.cancelled', { who })],
  withdrawn: (_request, { text }) => [text('next.withdrawn')],
  expired: (request, { text, locale }) => [
    text('next.expired', { day: formatDay(request.returnBy ?? request.requestedAt, locale) }),
  ],
};

function waits(request: ReturnRequest, { text }: Words): string[] {
  const { kind, state, requestedBy: who, replacementOrderNumber: number } = request;
  if (kind !== 'exchange') return [text('next.decide', { who })];
  return [text(state === 'requested' ? 'next.exchange' : 'next.exchangeSoon', { number })];
}

function lensDue({ returnBy, decidedBy: who }: ReturnRequest, { text, locale }: Words): string {
  if (returnBy === null) return text('next.lensAnyTime');
  return text('next.lens', { who, day: formatDay(returnBy, locale) });
}

function credited(request: ReturnRequest, { text, locale }: Words): string[] {
  const { kind, decidedBy: who, replacementOrderNumber: number } = request;
  if (kind === 'exchange') return [text('next.creditedExchange', { number })];
  const amount = formatCents(request.decidedCents ?? 0, 'USD', locale);
  return [text('next.credited', { amount, who })];
}

/** A cancellation that was not decided before the shipment is refused without a reason. */
function refused({ decidedBy: who, refuseReason: reason }: ReturnRequest, { text }: Words) {
  return [
    reason === '' ? text('next.refusedByOrder', { who }) : text('next.refused', { who, reason }),
  ];
}
