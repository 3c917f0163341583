import type { Locale } from '#domain/basics/locale.ts';
import { formatCents, type Cents } from '#domain/basics/money.ts';
import type { ReturnPolicy } from '#domain/money/returns/return-request.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { formatDay } from '../../shared/age.ts';

type ReturnText = Text<'returns'>;

/** CR-03: says in words what the policy gives, or why it gives nothing and what can be done nevertheless. */
export function policyLines(policy: ReturnPolicy, text: ReturnText, locale: Locale): string[] {
  const { kind, granted, canAsk, refusal } = policy;
  const whole = kind === 'cancellation' && canAsk ? [text('policy.whole')] : [];
  if (granted && kind === 'cancellation') return [text('policy.cancellation'), ...whole];
  if (granted) return [gift(policy, text, locale), ...warrantyLines(policy, text, locale)];
  const why = refusal ? [whyNot(policy, text, locale)] : [];
  if (!canAsk) return why;
  if (kind === 'cancellation') return [...why, ...whole];
  return [...why, text(kind === 'exchange' ? 'policy.exchangeAnyway' : 'policy.ask')];
}

function gift(policy: ReturnPolicy, text: ReturnText, locale: Locale): string {
  const { kind, amountCents, paidCents, feeCents, creditPercent } = policy;
  const money = (cents: Cents) => formatCents(cents, 'USD', locale);
  const values = {
    amount: money(amountCents),
    percent: String(creditPercent),
    paid: money(paidCents),
    fee: money(feeCents),
  };
  if (kind === 'exchange') {
    return text(feeCents > 0 ? 'policy.exchange' : 'policy.exchangeNoFee', values);
  }
  return text(feeCents > 0 ? 'policy.return' : 'policy.returnNoFee', values);
}

function warrantyLines(policy: ReturnPolicy, text: ReturnText, locale: Locale): string[] {
  const { kind, daysLeft, endsAt, exchangesLeft, mustReturn } = policy;
  const exchanges =
    exchangesLeft === null
      ? text('policy.unlimited')
      : text('policy.exchanges', { smart_count: exchangesLeft });
  return [
    text(mustReturn ? 'policy.mustReturn' : 'policy.mayKeep'),
    text('policy.days', { smart_count: daysLeft, day: formatDay(endsAt ?? '', locale) }),
    ...(kind === 'exchange' ? [exchanges] : []),
  ];
}

function whyNot({ refusal, endsAt, other }: ReturnPolicy, text: ReturnText, locale: Locale) {
  const day = endsAt ? formatDay(endsAt, locale) : '';
  return text(`why.${refusal ?? 'noWarranty'}`, { day, other });
}
