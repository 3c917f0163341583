import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { ShowHead } from '../shared/show/ShowHead.tsx';
import { ApplyCredit } from './parts/ApplyCredit.tsx';
import { useCreditAccount } from './parts/use-credit-account.ts';
import { CreditChart } from './practice/CreditChart.tsx';
import { CreditEntries } from './practice/CreditEntries.tsx';
import { CreditRequests } from './practice/CreditRequests.tsx';
import { CreditSummary } from './practice/CreditSummary.tsx';
import { ExpiringCredits } from './practice/ExpiringCredits.tsx';
import { WaitingCredits } from './practice/WaitingCredits.tsx';

const NO_PRINT = { '@media print': { display: 'none' } } as const;

/** CR-02: the lens credit of the practice's selected account, live. */
export default function PracticeCredit() {
  const text = useText('credit');
  const { accountNumber } = useSession();
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1200 }}>
      {accountNumber ? (
        <AccountCredit key={accountNumber} accountNumber={accountNumber} />
      ) : (
        <Alert severity="info">{text('noAccount')}</Alert>
      )}
    </Box>
  );
}

function AccountCredit({ accountNumber }: { accountNumber: string }) {
  const text = useText('credit');
  const may = useMay();
  const { data, error, refetch } = useCreditAccount(accountNumber);
  const canApply = may('credit:apply');
  return (
    <>
      <ShowHead title={text('title')} state={accountNumber}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...NO_PRINT }}>
          {data && canApply && <ApplyCredit account={data} />}
          <Button
            variant="outlined"
            startIcon={<PrintOutlined aria-hidden />}
            onClick={() => window.print()}
          >
            {text('print')}
          </Button>
        </Box>
      </ShowHead>
      {!canApply && (
        <Alert severity="info" sx={{ mb: 2, ...NO_PRINT }}>
          {text('whoApplies')}
        </Alert>
      )}
      {error && <LoadError title={text('error')} error={error} onRetry={() => void refetch()} />}
      {data && <Parts account={data} />}
      {!data && !error && (
        <Box component="output" aria-busy aria-label={text('loading')} sx={{ display: 'block' }}>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
        </Box>
      )}
    </>
  );
}

function Parts({ account }: { account: CreditAccount }) {
  return (
    <>
      <CreditSummary account={account} />
      <WaitingCredits account={account} />
      <CreditRequests accountNumber={account.accountNumber} />
      <ExpiringCredits account={account} />
      <CreditChart account={account} />
      <CreditEntries account={account} />
    </>
  );
}
