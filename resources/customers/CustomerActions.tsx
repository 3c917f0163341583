import MergeIcon from '@mui/icons-material/CallMerge';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase, useRecordContext } from 'react-admin';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useDownload } from '../shared/use-download.ts';
import { statementPath } from './customer-path.ts';
import { MergeDialog } from './MergeDialog.tsx';

/** AD-05: what can be done with an account beside editing it. */
export function CustomerActions() {
  const customer = useRecordContext<CustomerRecord>();
  const text = useText('customerMerge');
  const [isMerging, setIsMerging] = useState(false);
  if (!customer) return null;
  return (
    <>
      <StatementButton accountNumber={customer.accountNumber} />
      <ExportButton accountNumber={customer.accountNumber} />
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

/** PY-08: leads to the statement of the account. */
function StatementButton({ accountNumber }: { accountNumber: string }) {
  const text = useText('statements');
  return (
    <Button
      component={LinkBase}
      to={statementPath(accountNumber)}
      variant="outlined"
      size="small"
      startIcon={<ReceiptIcon aria-hidden />}
    >
      {text('open')}
    </Button>
  );
}

/** AD-05: downloads everything that is stored about the account. */
function ExportButton({ accountNumber }: { accountNumber: string }) {
  const text = useText('customers');
  const { busy, start } = useDownload();
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<FileDownloadOutlined aria-hidden />}
      loading={busy}
      onClick={() => void start(`/customers/${accountNumber}/export`)}
    >
      {text('export')}
    </Button>
  );
}
