import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { CentsField } from '../../shared/form/CentsField.tsx';
import { useApply } from './use-apply.ts';

interface ApplyDialogProps {
  account: CreditAccount;
  /** Null to choose one of those that can be paid. */
  invoice: Invoice | null;
  onClose: () => void;
}

/** CR-02: pays an invoice, or a part of it, with lens credit, after it has shown what that leaves. */
export function ApplyDialog({ account, invoice, onClose }: ApplyDialogProps) {
  const text = useText('credit');
  const locale = useLocale();
  const form = useApply({ account, invoice, onClose });
  const amount = (cents: number) => formatCents(cents, account.currency, locale);
  const { chosen, cents, most, isWrong } = form;
  return (
    <DecisionFrame
      title={text('apply.title')}
      consequence={text('apply.text', { amount: amount(account.availableCents) })}
      action={text('apply.submit')}
      tone="primary"
      isPending={form.isPending}
      error={form.error}
      isBlocked={form.choices?.length === 0}
      onOpened={() => undefined}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {form.choices?.length === 0 && <Alert severity="info">{text('apply.noInvoices')}</Alert>}
        {!invoice && (form.choices?.length ?? 0) > 0 && <InvoiceChoice form={form} />}
        {chosen && (
          <CentsField
            id="credit-amount"
            label={text('apply.amount')}
            required
            cents={cents}
            onCents={form.setCents}
            problem={
              form.tried && isWrong ? text('apply.wrongAmount', { most: amount(most) }) : null
            }
          />
        )}
        <Preview account={account} form={form} />
      </Stack>
    </DecisionFrame>
  );
}

interface FormProps {
  form: ReturnType<typeof useApply>;
}

/** Chooses one of the invoices that can be paid. */
function InvoiceChoice({ form: { choices, chosen, choose, tried } }: FormProps) {
  const text = useText('credit');
  const locale = useLocale();
  const isMissing = tried && !chosen;
  return (
    <TextField
      select
      id="credit-invoice"
      label={text('apply.invoice')}
      required
      value={chosen?.id ?? ''}
      onChange={({ target }) => choose(target.value)}
      error={isMissing}
      helperText={isMissing ? text('apply.choose') : null}
    >
      {choices?.map(({ id, payableCents, currency, dueOn }) => (
        <MenuItem key={id} value={id}>
          {text('apply.option', {
            number: id,
            open: formatCents(payableCents, currency, locale),
            day: formatDay(dueOn, locale, 'UTC'),
          })}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What the payment leaves. */
function Preview({ account, form }: FormProps & Pick<ApplyDialogProps, 'account'>) {
  const text = useText('credit');
  const locale = useLocale();
  const { chosen, cents, isWrong } = form;
  const amount = (value: number) => formatCents(value, account.currency, locale);
  return (
    <Typography variant="body2" aria-live="polite">
      {chosen && !isWrong && cents !== null
        ? text('apply.preview', {
            number: chosen.id,
            open: amount(chosen.openCents - cents),
            left: amount(account.availableCents - cents),
          })
        : ''}
    </Typography>
  );
}
