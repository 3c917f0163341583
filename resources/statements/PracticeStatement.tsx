import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useLocation } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { StatementPage } from './StatementPage.tsx';
import { useAddressPeriod } from './use-period.ts';

const INVOICES_PATH = '/customer/payment';
const invoicePath = (number: string) => `${INVOICES_PATH}/${number}`;

/** PY-08: the statement of an account of the practice: the one that the address names, else the selected one. */
export default function PracticeStatement() {
  const text = useText('statements');
  const { accounts, accountNumber: selected } = useSession();
  const { account } = useAddressPeriod();
  // An email links to the statement of its account, whichever is selected.
  const named = accounts.find((one) => one.accountNumber === account)?.accountNumber;
  const accountNumber = named ?? selected;
  if (!accountNumber) {
    return (
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        <Alert severity="info">{text('noAccount')}</Alert>
      </Box>
    );
  }
  const isOther = accountNumber !== selected;
  return (
    <StatementPage
      key={accountNumber}
      accountNumber={accountNumber}
      invoicePath={invoicePath}
      notice={isOther && <OtherAccount shown={accountNumber} selected={selected ?? ''} />}
      actions={
        <Button component={LinkBase} to={INVOICES_PATH}>
          {text('back')}
        </Button>
      }
    />
  );
}

interface OtherAccountProps {
  shown: string;
  selected: string;
}

/** Says that the page is about another account than the rest of the portal. */
function OtherAccount({ shown, selected }: OtherAccountProps) {
  const text = useText('statements');
  const { pathname } = useLocation();
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" component={LinkBase} to={pathname}>
          {text('otherAccount.switch', { selected })}
        </Button>
      }
    >
      {text('otherAccount.text', { shown, selected })}
    </Alert>
  );
}
