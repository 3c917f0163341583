import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay, formatMoment } from '../../shared/age.ts';
import { useFailureMessage } from '../../shared/use-failure-message.ts';
import type { ScanOutcome } from './receive-scanned.ts';

interface Words {
  text: Text<'returnDesk'>;
  locale: Locale;
}

/** Returns what became of a scan, in words. */
export function useOutcomeText(): (outcome: ScanOutcome) => string {
  const words = { text: useText('returnDesk'), locale: useLocale() };
  const messageOf = useFailureMessage();
  return (outcome) => {
    if ('request' in outcome) return TOLD[outcome.kind](outcome.request, words);
    return withoutRequest(outcome, words, messageOf);
  };
}

const TOLD = { received: receivedText, again: againText, closed: closedText } as const;

type WithoutRequest = Exclude<ScanOutcome, { request: unknown }>;

function withoutRequest(
  outcome: WithoutRequest,
  { text }: Words,
  messageOf: (error: unknown) => string,
): string {
  if (outcome.kind === 'failed') {
    return text('scan.failed', { number: outcome.number, why: messageOf(outcome.error) });
  }
  if (outcome.kind !== 'noNumber') return text(`scan.${outcome.kind}`, { number: outcome.number });
  const { nearest } = outcome;
  return nearest === null ? text('scan.noNumber') : text('scan.nearest', { number: nearest });
}

function receivedText(request: ReturnRequest, { text, locale }: Words): string {
  const { state, kind, decidedCents, replacementOrderNumber: number } = request;
  if (state === 'credited' && decidedCents !== null) {
    return text('scan.credited', { amount: formatCents(decidedCents, 'USD', locale) });
  }
  return kind === 'exchange' ? text('scan.waitsForOrder', { number }) : text('scan.waits');
}

function againText({ received }: ReturnRequest, { text, locale }: Words): string {
  const { at = '', actor = '' } = received ?? {};
  return text('scan.again', { day: formatMoment(at, locale), who: actor });
}

/** Why no lens was recorded. */
function closedText(request: ReturnRequest, { text, locale }: Words): string {
  const { kind, state, decidedBy: who, refuseReason: reason, returnBy, requestedAt } = request;
  if (kind === 'cancellation') return text('scan.cancellation');
  if (state === 'refused') return text('scan.refused', { who, reason });
  if (state === 'withdrawn') return text('scan.withdrawn');
  if (state === 'credited') return text('scan.open');
  if (state !== 'expired') return text('scan.mayKeep');
  return text('scan.expired', { day: formatDay(returnBy ?? requestedAt, locale) });
}
