import MergeIcon from '@mui/icons-material/CallMerge';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { CustomerRecord } from '#domain/schemas/customer-record.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MergeDialog } from './MergeDialog.tsx';

/** AD-05: what can be done with an account beside editing it. */
export function CustomerActions() {
  const customer = useRecordContext<CustomerRecord>();
  const text = useText('customerMerge');
  const [isMerging, setIsMerging] = useState(false);
  if (!customer) return null;
  return (
    <>
      {!customer.mergedInto && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<MergeIcon aria-hidden />}
          onClick={() => setIsMerging(true)}
        >
          {text('open')}
        </Button>
      )}
      {isMerging && <MergeDialog customer={customer} onClose={() => setIsMerging(false)} />}
    </>
  );
}
