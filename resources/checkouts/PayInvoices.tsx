import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { CentsField } from '../shared/form/CentsField.tsx';
import { amountProblem } from './pay-choice.ts';
import type { PayForm } from './use-pay-form.ts';

interface PayInvoicesProps {
  form: PayForm;
  invoices: readonly Invoice[];
  showsAccount: boolean;
}

/** PY-01: the open invoices, each with a box and an amount. Rows that wrap, so that they fit a phone, too. */
export function PayInvoices({ form, invoices, showsAccount }: PayInvoicesProps) {
  const text = useText('checkouts');
  const isAll = form.count === invoices.length;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ pb: 1 }}>
        {text('invoices')}
      </Typography>
      <FormControlLabel
        label={text('chooseAll')}
        sx={{ pl: 2 }}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={form.count > 0 && !isAll}
            onChange={(_event, isChosen) => form.chooseEvery(isChosen)}
          />
        }
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {invoices.map((invoice) => (
          <PayInvoice key={invoice.id} form={form} invoice={invoice} showsAccount={showsAccount} />
        ))}
      </Box>
    </Box>
  );
}

interface PayInvoiceProps {
  form: PayForm;
  invoice: Invoice;
  showsAccount: boolean;
}

function PayInvoice({ form, invoice, showsAccount }: PayInvoiceProps) {
  const text = useText('checkouts');
  const locale = useLocale();
  const { id: number, payableCents, currency } = invoice;
  const open = formatCents(payableCents, currency, locale);
  const isChosen = form.choice.has(number);
  const problem = amountProblem(form.choice, invoice);
  return (
    <Paper component="li" variant="outlined" sx={ROW}>
      <FormControlLabel
        sx={{ flex: '1 1 220px', mr: 0, alignItems: 'flex-start' }}
        control={
          <Checkbox
            checked={isChosen}
            onChange={(_event, next) => form.chooseOne(invoice, next)}
            slotProps={{ input: { 'aria-label': text('choose', { number }) } }}
          />
        }
        label={<InvoiceName invoice={invoice} showsAccount={showsAccount} />}
      />
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5, ml: 'auto' }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text('open', { amount: open })}
        </Typography>
        <CentsField
          cents={form.choice.get(number) ?? null}
          onCents={(cents) => form.enter(number, cents)}
          problem={problem && text(`problems.${problem}`, { most: open })}
          ariaLabel={text('amount', { number })}
          size="small"
          sx={{ width: 148 }}
        />
      </Box>
    </Paper>
  );
}

/** Number, order, account and due day of an invoice. */
function InvoiceName({ invoice, showsAccount }: Omit<PayInvoiceProps, 'form'>) {
  const text = useText('checkouts');
  const locale = useLocale();
  const { id, state, orderNumber, practice, accountNumber, dueOn, startedCents } = invoice;
  const invoices = useText('invoices');
  const facts = [
    text('order', { number: orderNumber }),
    showsAccount ? `${practice} · ${accountNumber}` : '',
  ];
  return (
    <Box sx={{ pt: 1 }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {id}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color={state === 'overdue' ? 'error' : 'text.secondary'}>
        {text(state === 'overdue' ? 'overdue' : 'due', { day: formatDay(dueOn, locale, 'UTC') })}
      </Typography>
      {startedCents > 0 && <Typography variant="body2">{invoices('started')}</Typography>}
    </Box>
  );
}

const ROW = { p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
