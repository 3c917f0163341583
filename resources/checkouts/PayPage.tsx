import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LinkBase, useLocation, useStore } from 'react-admin';
import { MAX_SHARES } from '#domain/money/payments/payment.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { UnderWay } from './parts/UnderWay.tsx';
import { useOnlinePayment } from './parts/use-checkouts.ts';
import { PayInvoices } from './PayInvoices.tsx';
import { PayRail } from './PayRail.tsx';
import { usePayForm } from './use-pay-form.ts';

/** PY-01: a practice chooses what to pay, and how. */
export default function PayPage() {
  const text = useText('checkouts');
  const { accountNumber, accounts } = useSession();
  const [wantsAll, setWantsAll] = useStore('pay.allAccounts', false);
  const online = useOnlinePayment();
  const hasSeveral = accounts.length > 1;
  const isAll = wantsAll && hasSeveral;
  const account = isAll ? undefined : (accountNumber ?? undefined);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, maxWidth: 1120 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" component="h1">
          {text('title')}
        </Typography>
        <Button component={LinkBase} to="/customer/payment">
          {text('back')}
        </Button>
        {hasSeveral && (
          <FormControlLabel
            sx={{ ml: 'auto' }}
            label={text('allAccounts')}
            control={<Switch checked={isAll} onChange={(_event, next) => setWantsAll(next)} />}
          />
        )}
      </Box>
      <UnderWay accountNumber={account} />
      {online?.isOffered === false && <Alert severity="info">{text('notOffered')}</Alert>}
      {online?.isOffered && (
        <PayForm key={account ?? ''} account={account} isAll={isAll} isSandbox={online.isSandbox} />
      )}
    </Box>
  );
}

interface PayFormProps {
  account: string | undefined;
  isAll: boolean;
  isSandbox: boolean;
}

function PayForm({ account, isAll, isSandbox }: PayFormProps) {
  const text = useText('checkouts');
  const first = new URLSearchParams(useLocation().search).get('invoice');
  const form = usePayForm(account, first);
  const { invoices, error, refetch, ofAll } = form;
  if (error) return <LoadError title={text('load')} error={error} onRetry={refetch} />;
  if (!invoices) return <Skeleton variant="rounded" height={240} />;
  if (invoices.length === 0) return <Alert severity="success">{text('empty')}</Alert>;
  return (
    <Box sx={COLUMNS}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
        {ofAll > MAX_SHARES && (
          <Alert severity="info">{text('more', { most: MAX_SHARES, total: ofAll })}</Alert>
        )}
        <PayInvoices form={form} invoices={invoices} showsAccount={isAll} />
      </Box>
      <PayRail form={form} isSandbox={isSandbox} />
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;
