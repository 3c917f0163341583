import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useStore } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { UnderWay } from '../checkouts/parts/UnderWay.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { HowToPay } from './HowToPay.tsx';
import { InvoiceBody } from './practice/InvoiceBody.tsx';
import { InvoiceToolbar } from './practice/InvoiceToolbar.tsx';

const NEWEST_FIRST = { field: 'issuedAt', order: 'DESC' } as const;

/** PY-07: the invoices of the selected account, or of all accounts of the user, live. */
export default function PracticeInvoices() {
  const text = useText('invoices');
  const { accountNumber, accounts } = useSession();
  const [wantsAll, setWantsAll] = useStore('practiceInvoices.allAccounts', false);
  const isAll = wantsAll && accounts.length > 1;
  useRecordChanges('invoices');
  if (!accountNumber) {
    return (
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        <Alert severity="info">{text('noAccount')}</Alert>
      </Box>
    );
  }
  return (
    <ListPage
      resource="invoices"
      storeKey="practiceInvoices"
      title={text('title')}
      sort={NEWEST_FIRST}
      filter={isAll ? undefined : { accountNumber }}
      toolbar={<InvoiceToolbar isAll={isAll} onAll={setWantsAll} />}
    >
      <UnderWay accountNumber={isAll ? undefined : accountNumber} />
      <HowToPay />
      <InvoiceBody showsAccount={isAll} />
    </ListPage>
  );
}
