import { formatCents } from '#domain/money.ts';
import type { ReturnRequest } from '#domain/schemas/return-request.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay, formatMoment } from '../../shared/age.ts';
import { useFailureMessage } from '../../shared/use-failure-message.ts';
import type { ScanOutcome } from './receive-scanned.ts';

type Desk = Text<'returnDesk'>;

/** Returns what became of a scan, in words. */
export function useOutcomeText(): (outcome: ScanOutcome) => string {
  const text = useText('returnDesk');
  const locale = useLocale();
  const messageOf = useFailureMessage();
  return (outcome) => {
    switch (outcome.kind) {
      case 'received':
        return receivedText(outcome.request, text, locale);
      case 'again': {
        const { at = '', actor = '' } = outcome.request.received ?? {};
        return text('scan.again', { day: formatMoment(at, locale), who: actor });
      }
      case 'closed':
        return closedText(outcome.request, text, locale);
      case 'noNumber':
        return outcome.nearest === null
          ? text('scan.noNumber')
          : text('scan.nearest', { number: outcome.nearest });
      case 'failed':
        return text('scan.failed', { number: outcome.number, why: messageOf(outcome.error) });
      case 'unknown':
      case 'other':
        return text(`scan.${outcome.kind}`, { number: outcome.number });
    }
  };
}

function receivedText(request: ReturnRequest, text: Desk, locale: string): string {
  const { state, kind, decidedCents, replacementOrderNumber: number } = request;
  if (state === 'credited' && decidedCents !== null) {
    const amount = formatCents(decidedCents, 'USD', locale === 'es' ? 'es' : 'en');
    return text('scan.credited', { amount });
  }
  return kind === 'exchange' ? text('scan.waitsForOrder', { number }) : text('scan.waits');
}

/** Why no lens was recorded. */
function closedText(request: ReturnRequest, text: Desk, locale: string): string {
  const { kind, state, decidedBy: who, refuseReason: reason, returnBy } = request;
  if (kind === 'cancellation') return text('scan.cancellation');
  if (state === 'refused') return text('scan.refused', { who, reason });
  if (state === 'withdrawn') return text('scan.withdrawn');
  if (state === 'credited') return text('scan.open');
  if (state !== 'expired') return text('scan.mayKeep');
  return text('scan.expired', { day: returnBy === null ? '' : formatDay(returnBy, locale) });
}
