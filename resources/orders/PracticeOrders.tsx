import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useStore } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { PracticeBody } from './practice/PracticeBody.tsx';
import { PracticeToolbar } from './practice/PracticeToolbar.tsx';
import { useShownPatients } from './practice/use-shown-patients.ts';

const NEWEST_FIRST = { field: 'submittedAt', order: 'DESC' } as const;

/** OR-09: the orders of the selected account, or of all accounts of the user, live. */
export default function PracticeOrders() {
  const text = useText('practiceOrders');
  const { accountNumber, accounts } = useSession();
  const [wantsAll, setWantsAll] = useStore('practiceOrders.allAccounts', false);
  const isAll = wantsAll && accounts.length > 1;
  const patients = useShownPatients(isAll);
  useRecordChanges('orders');
  if (!accountNumber) {
    return (
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        <Alert severity="info">{text('noAccount')}</Alert>
      </Box>
    );
  }
  return (
    <ListPage
      resource="orders"
      // AD-08: a list that was sorted by patient is not asked for with a role that may not see them.
      storeKey={patients === 'all' ? 'practiceOrders' : 'practiceOrders.withheld'}
      title={text('title')}
      sort={NEWEST_FIRST}
      filter={isAll ? undefined : { accountNumber }}
      toolbar={<PracticeToolbar isAll={isAll} onAll={setWantsAll} patients={patients} />}
    >
      <PracticeBody showsAccount={isAll} patients={patients} />
    </ListPage>
  );
}
