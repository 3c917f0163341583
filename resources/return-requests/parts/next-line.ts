import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { formatDay } from '../../shared/age.ts';

/** CR-03: says what became of a request, or what comes next. */
export function nextLine(request: ReturnRequest, text: Text<'returns'>, locale: Locale): string {
  const { state, policy, decidedCents, refuseReason, returnBy, received, creditId } = request;
  const amount = formatCents(decidedCents ?? policy.amountCents, 'USD', locale);
  const day = (iso: string | null | undefined) => (iso ? formatDay(iso, locale) : '');
  const says = {
    requested: () => requested(request, text),
    approved: () => approved(request, text, { amount, day: day(returnBy) }),
    received: () =>
      text(request.kind === 'exchange' ? 'next.receivedOrder' : 'next.received', {
        day: day(received?.at),
      }),
    credited: () => text('next.credited', { amount, credit: creditId }),
    cancelled: () => text('next.cancelled'),
    refused: () =>
      refuseReason ? text('next.refused', { reason: refuseReason }) : text('next.refusedByOrder'),
    withdrawn: () => text('next.withdrawn'),
    expired: () => text('next.expired', { day: day(returnBy) }),
  };
  return says[state]();
}

function requested(
  { kind, policy, replacementOrderNumber: number }: ReturnRequest,
  text: Text<'returns'>,
): string {
  if (kind === 'exchange') return text('next.requestedOrder', { number });
  return text(policy.mustReturn ? 'next.requested' : 'next.requestedKept');
}

function approved(
  { policy, returnBy }: ReturnRequest,
  text: Text<'returns'>,
  values: { amount: string; day: string },
): string {
  if (!policy.mustReturn) return text('next.approvedKept', values);
  return text(returnBy ? 'next.approved' : 'next.approvedSoon', values);
}
