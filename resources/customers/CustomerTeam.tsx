import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import { useMay } from '#providers/session/use-may.ts';
import { DefaultChoices } from '../event-choices/parts/DefaultChoices.tsx';
import { Team } from '../team/parts/Team.tsx';

/**
 * AD-08, EM-04: the members of the account, and how those are notified who chose nothing, as its owners see it in their
 * profile. Nobody chooses for an account that was merged.
 */
export function CustomerTeam() {
  const record = useRecordContext<CustomerRecord>();
  const may = useMay();
  if (!record) return null;
  const { accountNumber, mergedInto } = record;
  const mayChoose = mergedInto === null && may('accountChoices:edit', accountNumber);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Team accountNumber={accountNumber} />
      {mayChoose && <DefaultChoices key={accountNumber} accountNumber={accountNumber} />}
    </Box>
  );
}
