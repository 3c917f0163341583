import { useListContext } from 'react-admin';
import type { EmailRow } from '#domain/emails/email.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmailRows } from '../emails/parts/EmailRows.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { TabRows } from './TabRows.tsx';

/** EM-03: the emails about the account, the newest first. */
export function CustomerEmails() {
  const text = useText('emailLog');
  useRecordChanges('emails');
  return (
    <TabRows
      reference="emails"
      latestBy="createdAt"
      empty={text('customer.none')}
      notLoaded={text('customer.notLoaded')}
    >
      <Rows />
    </TabRows>
  );
}

function Rows() {
  const text = useText('emailLog');
  const { data = [] } = useListContext<EmailRow>();
  return <EmailRows emails={data} label={text('list.label')} />;
}
