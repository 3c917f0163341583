import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { customerPath } from '../customers/customer-path.ts';
import { useBooksPath } from '../payments/paths/use-books-path.ts';
import { StatementPage } from './StatementPage.tsx';

/** PY-08: the statement of a customer, for the lab. The customer's page is for those who have Customer Management. */
export default function CustomerStatement({ accountNumber }: { accountNumber: string }) {
  const text = useText('statements');
  const may = useMay();
  const books = useBooksPath();
  return (
    <StatementPage
      key={accountNumber}
      accountNumber={accountNumber}
      invoicePath={(number) => `${books}/invoices/${number}/show`}
      actions={
        may('customers:list') && (
          <Button component={LinkBase} to={customerPath(accountNumber)}>
            {text('backToCustomer')}
          </Button>
        )
      }
    />
  );
}
