import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { customerMoveSchema } from '#domain/customers/customer-record.ts';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../shared/decision/DecisionDialog.tsx';
import { useMoveCustomer } from './use-move-customer.ts';

interface MoveDialogProps {
  customer: CustomerRecord;
  onClose: () => void;
}

const MAX_OF_REASON = customerMoveSchema.shape.reason.maxLength ?? undefined;

/** AD-05: moves an additional account to another main account, with the reason for the history. */
export function MoveDialog({ customer, onClose }: MoveDialogProps) {
  const text = useText('customers');
  const notify = useNotify();
  const [typed, setTyped] = useState({ parentAccountNumber: '', reason: '' });
  const [wrong, setWrong] = useState<ReadonlySet<PropertyKey>>(new Set());
  const number = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, isUnknown } = useMoveCustomer(customer);
  const isNumberWrong = wrong.has('parentAccountNumber');
  const finish = () => {
    notify(text('move.done'), { type: 'success' });
    onClose();
  };
  const submit = () => {
    const move = customerMoveSchema.safeParse(typed);
    setWrong(new Set(move.error?.issues.flatMap(({ path }) => path)));
    if (!move.success || isPending) return;
    mutate(move.data, { onSuccess: finish });
  };
  return (
    <DecisionFrame
      title={text('move.title', { number: customer.accountNumber })}
      consequence={text('move.consequence')}
      action={text('move.action')}
      tone="primary"
      isPending={isPending}
      error={isUnknown ? null : error}
      onOpened={() => number.current?.focus()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={1}>
        <TextField
          id="move-number"
          label={text('move.number')}
          required
          value={typed.parentAccountNumber}
          onChange={({ target }) => setTyped({ ...typed, parentAccountNumber: target.value })}
          error={isNumberWrong || isUnknown}
          helperText={isNumberWrong ? text('move.wrongNumber') : isUnknown && text('move.unknown')}
          inputRef={number}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 6, inputMode: 'numeric' } }}
        />
        <TextField
          id="move-reason"
          label={text('move.reason')}
          required
          value={typed.reason}
          onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
          error={wrong.has('reason')}
          helperText={wrong.has('reason') && text('move.missing')}
          multiline
          minRows={2}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: MAX_OF_REASON } }}
        />
      </Stack>
    </DecisionFrame>
  );
}
