import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import { CREDIT_LIFETIME_DAYS, CREDIT_LIMIT_CENTS } from '#domain/money/credit/lens-credits.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

/** CR-02: what holds for a change of lens credit without a last day, and for a large one. */
export function CreditNote() {
  const text = useText('creditSteps');
  const locale = useLocale();
  const limit = formatCents(CREDIT_LIMIT_CENTS, 'USD', locale);
  return (
    <Typography variant="body2" color="text.secondary">
      {text('note', { days: String(CREDIT_LIFETIME_DAYS), limit })}
    </Typography>
  );
}
