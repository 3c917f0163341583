import { useRecordContext } from 'react-admin';
import type { CustomerRecord } from '#domain/schemas/customer-record.ts';
import { Team } from '../shared/team/Team.tsx';

/** AD-08: the members of the account, as its owners see them in their profile. */
export function CustomerTeam() {
  const record = useRecordContext<CustomerRecord>();
  return record ? <Team accountNumber={record.accountNumber} /> : null;
}
