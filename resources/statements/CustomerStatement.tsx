import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { StatementPage } from './StatementPage.tsx';

const CUSTOMERS_PATH = '/admin/customer-management';
const invoicePath = (number: string) => `${CUSTOMERS_PATH}/invoices/${number}/show`;

/** PY-08: the statement of a customer, for the lab. */
export default function CustomerStatement({ accountNumber }: { accountNumber: string }) {
  const text = useText('statements');
  return (
    <StatementPage
      key={accountNumber}
      accountNumber={accountNumber}
      invoicePath={invoicePath}
      actions={
        <Button component={LinkBase} to={`${CUSTOMERS_PATH}/${accountNumber}/show`}>
          {text('backToCustomer')}
        </Button>
      }
    />
  );
}
