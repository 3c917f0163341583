import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FieldError, FieldErrorsImpl, Merge } from 'react-hook-form';
import type { Share } from '#domain/money/ledger/postings.ts';
import { MAX_SHARES } from '#domain/money/payments/payment.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { oldestFirst, type Payable } from './oldest-first.ts';
import { SharesTable } from './SharesTable.tsx';
import { usePayables } from './use-payables.ts';

/** PY-08: which invoices a new payment pays: those due first, until somebody enters something else. */
export function SharesInput() {
  const text = useText('payments');
  const account: unknown = useWatch({ name: 'accountNumber' });
  const accountNumber = typeof account === 'string' ? account : '';
  const { invoices, total, error, refetch } = usePayables(accountNumber);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, width: '100%', maxWidth: 640 }}>
      <Typography component="legend" variant="h3" sx={{ pb: 1 }}>
        {text('shares.label')}
      </Typography>
      {accountNumber === '' && <Typography>{text('shares.chooseAccount')}</Typography>}
      {Boolean(error) && (
        <LoadError title={text('shares.notLoaded')} error={error} onRetry={refetch} />
      )}
      {accountNumber !== '' && !invoices && !error && <Skeleton variant="rounded" height={96} />}
      {invoices?.length === 0 && <Typography>{text('shares.none')}</Typography>}
      {total > MAX_SHARES && (
        <Alert severity="info">{text('shares.more', { most: MAX_SHARES, total })}</Alert>
      )}
      {invoices && invoices.length > 0 && <Distribution key={accountNumber} invoices={invoices} />}
    </Box>
  );
}

function Distribution({ invoices }: { invoices: readonly Payable[] }) {
  const text = useText('payments');
  const amount: unknown = useWatch({ name: 'amountCents' });
  const cents = typeof amount === 'number' && amount > 0 ? amount : 0;
  const { field, fieldState } = useController({ name: 'shares' });
  const { onChange } = field;
  const [isByHand, setByHand] = useState(false);
  const proposed = JSON.stringify(oldestFirst(cents, invoices));
  useEffect(() => {
    if (!isByHand) onChange(JSON.parse(proposed) as Share[]);
  }, [isByHand, proposed, onChange]);
  const problem = firstMessage(fieldState.error);
  return (
    <>
      <SharesTable
        invoices={invoices}
        shares={field.value as Share[]}
        onShares={(shares) => {
          setByHand(true);
          onChange(shares);
        }}
        cents={cents}
      />
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {isByHand && (
        <Button size="small" onClick={() => setByHand(false)}>
          {text('shares.oldestFirst')}
        </Button>
      )}
    </>
  );
}

/** What is wrong with the shares, or with the first of them that is wrong. */
function firstMessage(
  error: FieldError | Merge<FieldError, FieldErrorsImpl> | undefined,
): string | null {
  if (!error) return null;
  if (typeof error.message === 'string') return error.message;
  for (const inner of Object.values(error as Record<string, unknown>)) {
    if (typeof inner !== 'object' || inner === null) continue;
    const message = firstMessage(inner);
    if (message) return message;
  }
  return null;
}
