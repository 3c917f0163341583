import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useLocation } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { Part } from '../../shared/show/Part.tsx';
import { ShowHead } from '../../shared/show/ShowHead.tsx';
import { AutopayPart } from '../autopay/AutopayPart.tsx';
import { useOnlinePayment } from '../parts/use-checkouts.ts';
import { useAutopay, usePaymentMethods } from '../parts/use-payment-methods.ts';
import { AddMethodButton } from './AddMethodButton.tsx';
import { MethodList } from './MethodList.tsx';

/** PY-09: the saved payment methods and autopay of the selected account, for those who may pay for it. */
export default function MethodsPage() {
  const text = useText('paymentMethods');
  const { accountNumber } = useSession();
  const mayPay = useMay()('payments:make');
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 960 }}>
      <ShowHead
        title={text('title')}
        state={accountNumber ? text('account', { account: accountNumber }) : null}
      >
        {mayPay && <BackButton />}
      </ShowHead>
      <PageBody accountNumber={accountNumber} mayPay={mayPay} />
    </Box>
  );
}

function BackButton() {
  const text = useText('checkouts');
  return (
    <Button component={LinkBase} to="/customer/payment">
      {text('back')}
    </Button>
  );
}

function PageBody({ accountNumber, mayPay }: { accountNumber: string | null; mayPay: boolean }) {
  const text = useText('paymentMethods');
  const checkouts = useText('checkouts');
  if (!accountNumber) return <Alert severity="info">{text('noAccount')}</Alert>;
  if (!mayPay) return <Alert severity="info">{checkouts('mayNot')}</Alert>;
  return <OnlineMethods key={accountNumber} accountNumber={accountNumber} />;
}

function OnlineMethods({ accountNumber }: { accountNumber: string }) {
  const checkouts = useText('checkouts');
  const online = useOnlinePayment();
  if (!online) return <Loading />;
  if (!online.isOffered) return <Alert severity="info">{checkouts('notOffered')}</Alert>;
  return (
    <>
      {online.isSandbox && <Alert severity="warning">{checkouts('sandbox')}</Alert>}
      <AccountMethods accountNumber={accountNumber} />
    </>
  );
}

function AccountMethods({ accountNumber }: { accountNumber: string }) {
  const text = useText('paymentMethods');
  const { data, error, refetch } = usePaymentMethods(accountNumber);
  const autopay = useAutopay(accountNumber);
  if (error) {
    return <LoadError title={text('load')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const { methods } = data;
  return (
    <>
      <Part title={text('list')}>
        <CameBack />
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {text('whatIsSaved')}
        </Typography>
        {methods.length === 0 ? (
          <Typography>{text('none')}</Typography>
        ) : (
          <MethodList
            accountNumber={accountNumber}
            methods={methods}
            isAutomatic={autopay.data?.isOn ?? false}
          />
        )}
        <AddMethodButton accountNumber={accountNumber} />
      </Part>
      <Part title={text('autopay.title')}>
        {autopay.error && (
          <LoadError
            title={text('autopay.load')}
            error={autopay.error}
            onRetry={() => void autopay.refetch()}
          />
        )}
        {autopay.data && <AutopayPart autopay={autopay.data} methods={methods} />}
        {!autopay.data && !autopay.error && <Loading />}
      </Part>
    </>
  );
}

/** What came of the gateway's page from which the browser comes back. */
function CameBack() {
  const text = useText('paymentMethods');
  const added = new URLSearchParams(useLocation().search).get('added');
  if (added !== 'yes' && added !== 'no') return null;
  return (
    <Alert severity={added === 'yes' ? 'success' : 'info'} sx={{ mb: 2 }}>
      {text(`added.${added}`)}
    </Alert>
  );
}

function Loading() {
  const text = useText('paymentMethods');
  return (
    <Box component="output" aria-busy aria-label={text('loading')} sx={{ display: 'block' }}>
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={72} sx={{ mt: 1 }} />
    </Box>
  );
}
