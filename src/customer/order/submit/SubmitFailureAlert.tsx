import Alert from '@mui/material/Alert';
import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { SubmitFailure } from './submit-failure.ts';

/** Shows why the last submission failed, and what to do next. */
export function SubmitFailureAlert({ failure }: { failure: SubmitFailure }) {
  const text = useText('customer');
  // The server's messages are English.
  const locale = useLocale();
  const isEnglish = locale === 'en';
  const { kind, message, requestId, errors, homeless, priceNow } = failure;
  const isMarked = kind !== 'invalid' || errors.length > 0;
  return (
    <Alert severity={kind === 'offline' ? 'warning' : 'error'}>
      {text(isMarked ? `failure.${kind}` : 'failure.other')}
      {isEnglish && kind === 'other' && message && <div>{message}</div>}
      {isEnglish &&
        kind === 'invalid' &&
        homeless.map((refused) => <div key={refused}>{refused}</div>)}
      {priceNow && <div>{priceText(priceNow, text, locale)}</div>}
      {requestId && <div>{text('failure.requestId', { id: requestId })}</div>}
    </Alert>
  );
}

function priceText(
  { price, showsCredit }: NonNullable<SubmitFailure['priceNow']>,
  text: Text<'customer'>,
  locale: Locale,
): string {
  const money = (cents: number) => formatCents(cents, 'USD', locale);
  const values = { total: money(price.totalCents), credit: money(price.creditCents) };
  return text(showsCredit ? 'failure.priceAndCredit' : 'failure.priceNow', values);
}
