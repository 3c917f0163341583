import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'react-admin';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import { useText } from '#providers/messages/use-text.ts';
import { customerPath } from './customer-path.ts';

/** AD-05: says that the account was merged, and leads to the one that has everything of it now. */
export function MergedNotice() {
  const customer = useRecordContext<CustomerRecord>();
  const text = useText('customerMerge');
  if (!customer?.mergedInto) return null;
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {text('merged')}{' '}
      <MuiLink component={LinkBase} to={customerPath(customer.mergedInto)}>
        {text('toTarget', { number: customer.mergedInto })}
      </MuiLink>
    </Alert>
  );
}
