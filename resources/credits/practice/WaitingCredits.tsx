import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { formatCents } from '#domain/basics/money.ts';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { Part } from '../../shared/show/Part.tsx';
import { OrderLink } from './OrderLink.tsx';

/** CR-02: the credits that open when the lab has a lens. */
export function WaitingCredits({ account }: { account: CreditAccount }) {
  const text = useText('credit');
  const locale = useLocale();
  const { waiting, currency, timeZone } = account;
  if (waiting.length === 0) return null;
  return (
    <Part title={text('waiting.title')}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {waiting.map(({ order, eye, cents, until }) => (
          <li key={`${order.number} ${eye}`}>
            <Alert severity="info">
              {order.number && (
                <OrderLink order={order}>
                  {text('waiting.order', { number: order.number })}
                </OrderLink>
              )}
              {eye && ` · ${text(`waiting.eyes.${eye}`)}`}
              {' · '}
              {text('waiting.text', {
                amount: formatCents(cents, currency, locale),
                day: formatDay(until, locale, timeZone),
              })}
            </Alert>
          </li>
        ))}
      </Stack>
    </Part>
  );
}
