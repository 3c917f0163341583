import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents, type Cents } from '#domain/basics/money.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';

/** CR-03: what the policy gave when the request of the practice came. */
export function ReturnPolicyText({ request }: { request: ReturnRequest }) {
  const text = useText('returnDesk');
  const locale = useLocale();
  const { kind, policy } = request;
  const money = (cents: Cents) => formatCents(cents, 'USD', locale);
  const amounts = {
    amount: money(policy.amountCents),
    paid: money(policy.paidCents),
    fee: money(policy.feeCents),
    percent: String(policy.creditPercent),
  };
  const grants = {
    return: 'policy.granted',
    exchange: 'policy.grantedExchange',
    cancellation: 'policy.grantedCancellation',
  } as const;
  const fees = {
    return: 'policy.fee',
    exchange: 'policy.feeOfExchange',
    cancellation: 'policy.fee',
  } as const;
  return (
    <Box component="section" aria-label={text('policy.title')}>
      <Typography variant="body2" color="text.secondary">
        {text('policy.title')}
      </Typography>
      <Typography>
        {policy.granted
          ? text(grants[kind], amounts)
          : text('policy.refused', { why: whyNot(request, text, locale) })}
        {policy.granted && policy.feeCents > 0 && ` ${text(fees[kind], amounts)}`}
      </Typography>
      {kind !== 'cancellation' && <Typography>{remaining(request, text).join(' · ')}</Typography>}
    </Box>
  );
}

/** What was left of the warranty. */
function remaining({ policy }: ReturnRequest, text: Text<'returnDesk'>): string[] {
  const { daysLeft, exchangesLeft, mustReturn } = policy;
  return [
    text('policy.days', { smart_count: daysLeft }),
    exchangesLeft === null
      ? text('policy.unlimited')
      : text('policy.exchanges', { smart_count: exchangesLeft }),
    text(mustReturn ? 'policy.mustReturn' : 'policy.mayKeep'),
  ];
}

/** Those that a request that came in can have; for the others nothing can be asked. */
const WHY = ['noWarranty', 'noExchangesLeft', 'nothingPaid', 'inProduction'] as const;

function whyNot({ policy }: ReturnRequest, text: Text<'returnDesk'>, locale: string): string {
  const { refusal, endsAt } = policy;
  if (refusal === 'warrantyOver') {
    return text('policy.why.warrantyOver', { day: formatDay(endsAt ?? '', locale) });
  }
  const known = WHY.find((one) => one === refusal);
  return text(`policy.why.${known ?? 'other'}`);
}
