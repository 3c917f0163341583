import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { customerMergeSchema } from '#domain/customers/customer-merge-schema.ts';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../shared/decision/DecisionDialog.tsx';
import { LoadError } from '../shared/list/LoadError.tsx';
import { customerPath } from './customer-path.ts';
import { MergePreviewFacts } from './MergePreviewFacts.tsx';
import { MergeTarget } from './MergeTarget.tsx';
import { useMergeCustomer, useMergePreview } from './use-merge-customer.ts';

interface MergeDialogProps {
  customer: CustomerRecord;
  onClose: () => void;
}

const MAX_OF_REASON = customerMergeSchema.shape.reason.maxLength ?? undefined;

/** AD-05: merges an account into another one: choose it, look at what would happen, and say why. */
export function MergeDialog({ customer: { accountNumber }, onClose }: MergeDialogProps) {
  const text = useText('customerMerge');
  const { target, setTarget, reason, setReason, tried, preview, merging, submit } = useMergeForm(
    accountNumber,
    onClose,
  );
  const number = useRef<HTMLInputElement>(null);
  const isReasonMissing = tried && reason.trim() === '';
  return (
    <DecisionFrame
      title={text('title', { number: accountNumber })}
      consequence={text('consequence', { number: accountNumber })}
      action={text('action')}
      tone="error"
      isPending={merging.isPending}
      error={merging.error}
      onOpened={() => number.current?.focus()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <MergeTarget
          from={accountNumber}
          value={target}
          problem={tried && !target ? text('missingTarget') : null}
          onChange={setTarget}
          inputRef={number}
        />
        {preview.isFetching && <LinearProgress aria-label={text('loading')} />}
        {preview.error && !preview.isFetching && (
          <LoadError
            title={text('notLoaded')}
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        )}
        {preview.data && <MergePreviewFacts preview={preview.data} />}
        <TextField
          id="merge-reason"
          label={text('reason')}
          required
          value={reason}
          onChange={({ target: { value } }) => setReason(value)}
          error={isReasonMissing}
          helperText={isReasonMissing ? text('missingReason') : text('reasonHelp')}
          multiline
          minRows={2}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: MAX_OF_REASON } }}
        />
      </Stack>
    </DecisionFrame>
  );
}

/** The state of the form. Only what the preview shows is merged: nothing is sent before it is there. */
function useMergeForm(from: string, onClose: () => void) {
  const text = useText('customerMerge');
  const notify = useNotify();
  const redirect = useRedirect();
  const [target, setTarget] = useState<CustomerRecord | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const preview = useMergePreview(from, target?.accountNumber ?? null);
  const merging = useMergeCustomer();
  const submit = () => {
    setTried(true);
    const { data } = preview;
    if (!data || data.refusal || reason.trim() === '') return;
    if (preview.isFetching || merging.isPending) return;
    const into = data.target.accountNumber;
    merging.mutate(
      { preview: data, reason: reason.trim() },
      {
        onSuccess: () => {
          notify(text('done', { from, into }), { type: 'success' });
          onClose();
          redirect(customerPath(into));
        },
      },
    );
  };
  return { target, setTarget, reason, setReason, tried, preview, merging, submit };
}
