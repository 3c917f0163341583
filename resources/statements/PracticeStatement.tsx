import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { StatementPage } from './StatementPage.tsx';

const INVOICES_PATH = '/customer/payment';
const invoicePath = (number: string) => `${INVOICES_PATH}/${number}`;

/** PY-08: the statement of the practice's selected account. */
export default function PracticeStatement() {
  const text = useText('statements');
  const { accountNumber } = useSession();
  if (!accountNumber) {
    return (
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        <Alert severity="info">{text('noAccount')}</Alert>
      </Box>
    );
  }
  return (
    <StatementPage
      key={accountNumber}
      accountNumber={accountNumber}
      invoicePath={invoicePath}
      actions={
        <Button component={LinkBase} to={INVOICES_PATH}>
          {text('back')}
        </Button>
      }
    />
  );
}
