import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { formatCents, type Cents } from '#domain/basics/money.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { PayForm } from './use-pay-form.ts';

interface PaySumsProps {
  form: PayForm;
  /** What is paid online. */
  amountCents: Cents;
}

/** PY-01 CR-02: how many invoices are paid, what lens credit pays of them, and what is left to pay. */
export function PaySums({ form, amountCents }: PaySumsProps) {
  const text = useText('checkouts');
  const locale = useLocale();
  const amount = (cents: Cents) => formatCents(cents, 'USD', locale);
  return (
    <Box>
      {form.usableCents > 0 && (
        <FormControlLabel
          label={text('useCredit', { amount: amount(form.usableCents) })}
          control={
            <Checkbox
              checked={!form.keepsCredit}
              onChange={(_event, uses) => form.setKeepsCredit(!uses)}
            />
          }
        />
      )}
      <Box
        component="output"
        sx={{ display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
      >
        <Box sx={LINE}>
          <span>{text('count', { smart_count: form.count })}</span>
          <span>{amount(form.total)}</span>
        </Box>
        {form.creditCents > 0 && (
          <Box sx={LINE}>
            <span>{text('credit')}</span>
            <span>{amount(-form.creditCents)}</span>
          </Box>
        )}
        <Box component="strong" sx={{ textAlign: 'right' }}>
          {`${text('total')} ${amount(amountCents)}`}
        </Box>
      </Box>
    </Box>
  );
}

const LINE = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;
