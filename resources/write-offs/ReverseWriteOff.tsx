import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import type { WriteOff } from '#domain/money/payments/write-off-schema.ts';
import { WRITE_OFF_LIMIT_CENTS } from '#domain/money/payments/write-off.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { WriteOffReason } from './parts/WriteOffReason.tsx';

/** PY-08: takes a write-off back, so that its invoice is open again, or asks a second admin for it. */
export function ReverseWriteOff({ writeOff }: { writeOff: WriteOff }) {
  const text = useText('payments');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" variant="outlined" onClick={() => setOpen(true)}>
        {text('writeOff.reverse.action')}
      </Button>
      {isOpen && <ReverseDialog writeOff={writeOff} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReverseDialog({ writeOff, onClose }: { writeOff: WriteOff; onClose: () => void }) {
  const text = useText('payments');
  const locale = useLocale();
  const { amountCents, currency, invoiceNumber } = writeOff;
  return (
    <WriteOffReason
      title={text('writeOff.reverse.title', { amount: formatCents(amountCents, currency, locale) })}
      consequence={text('writeOff.reverse.text', {
        number: invoiceNumber,
        limit: formatCents(WRITE_OFF_LIMIT_CENTS, currency, locale),
      })}
      action={text('writeOff.reverse.action')}
      take={({ reverseWriteOff }, reason) => reverseWriteOff(writeOff, reason)}
      done={({ state }) =>
        text(state === 'reversing' ? 'writeOff.reverse.waiting' : 'writeOff.reverse.done')
      }
      onClose={onClose}
    />
  );
}
