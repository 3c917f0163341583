import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import {
  checkoutSchema,
  MAX_MEMO,
  MIN_ONLINE_CENTS,
  type Checkout,
} from '#domain/money/checkouts/checkout.ts';
import { currentOf, errorBody } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';
import { knownFailure } from './method/failures.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { UnderWayNote } from './parts/UnderWay.tsx';
import { PaySums } from './PaySums.tsx';
import type { PayForm } from './use-pay-form.ts';
import { usePay } from './use-pay.ts';

/** PY-01: what is paid, how, and the way to the gateway's page. */
export function PayRail({ form, isSandbox }: { form: PayForm; isSandbox: boolean }) {
  const text = useText('checkouts');
  const methods = useText('paymentMethods');
  const locale = useLocale();
  const pay = usePay(form);
  const [tried, setTried] = useState(false);
  const isWrong = tried && form.shares === null;
  const isTooLittle = pay.amountCents > 0 && pay.amountCents < MIN_ONLINE_CENTS;
  const isByCredit = form.shares !== null && pay.amountCents === 0;
  return (
    <Paper
      component="form"
      variant="outlined"
      aria-labelledby="pay-summary"
      sx={RAIL}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (form.shares && !isTooLittle && !pay.isPending && !form.isMethodLoading) pay.begin();
      }}
    >
      <Typography id="pay-summary" variant="h6" component="h2">
        {text('summary')}
      </Typography>
      <PaySums form={form} amountCents={pay.amountCents} />
      {!isByCredit && <MethodChoice form={form} />}
      <TextField
        id="pay-memo"
        label={text('memo')}
        value={form.memo}
        onChange={({ target }) => form.setMemo(target.value)}
        size="small"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_MEMO } }}
      />
      {isSandbox && !isByCredit && <Alert severity="warning">{text('sandbox')}</Alert>}
      <Box role="alert">
        {isWrong && (
          <FormHelperText error>{text(form.count === 0 ? 'nothing' : 'wrong')}</FormHelperText>
        )}
        {isTooLittle && (
          <FormHelperText error>
            {text('tooLittle', { least: formatCents(MIN_ONLINE_CENTS, 'USD', locale) })}
          </FormHelperText>
        )}
        {pay.error !== null && !pay.isPending && <PayFailure error={pay.error} />}
        {pay.refused && !pay.isPending && (
          <PayRefused checkout={pay.refused} onPage={() => pay.begin({ onPage: true })} />
        )}
      </Box>
      <Button type="submit" variant="contained" size="large" loading={pay.isPending}>
        {isByCredit && text('byCredit')}
        {!isByCredit && (form.saved ? methods('saved.pay') : text('continue'))}
      </Button>
    </Paper>
  );
}

/** Why nothing was begun: another payment is under way, the invoices changed, or the service is away. */
function PayFailure({ error }: { error: unknown }) {
  const text = useText('checkouts');
  const why = useFailureMessage()(error);
  const body = errorBody(error);
  const underWay = currentOf(error, checkoutSchema);
  if (underWay) return <UnderWayNote checkout={underWay} />;
  return (
    <Alert severity="error">
      <AlertTitle>{text('failed')}</AlertTitle>
      {body?.code === 'invalid' ? `${text('changed')} ${why}` : why}
    </Alert>
  );
}

/** PY-09: why a saved method was refused, and the way to the page on which it or another one can pay. */
function PayRefused({ checkout, onPage }: { checkout: Checkout; onPage: () => void }) {
  const text = useText('checkouts');
  const methods = useText('paymentMethods');
  const known = knownFailure(checkout.failure) ?? 'card_declined';
  return (
    <Alert severity="error">
      <AlertTitle>{methods('saved.refused')}</AlertTitle>
      {text(`failures.${known}`)}
      <Box sx={{ mt: 1 }}>
        <Button variant="outlined" color="inherit" size="small" onClick={onPage}>
          {methods('saved.onPage')}
        </Button>
      </Box>
    </Alert>
  );
}

const RAIL = {
  p: 2,
  display: 'grid',
  gap: 2,
  position: { md: 'sticky' },
  top: { md: 'calc(var(--shell-top) + 16px)' },
} as const;
