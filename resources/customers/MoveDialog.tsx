import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import {
  type CustomerMove,
  type CustomerRecord,
  customerMoveSchema,
} from '#domain/customers/customer-record.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../shared/decision/DecisionDialog.tsx';
import { useStep } from '../shared/step/use-step.ts';

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

/** Sends the move of the account in the version that the user saw. */
function useMoveCustomer({ accountNumber, version }: CustomerRecord) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { mutate, isPending, error } = useStep({
    send: (move: CustomerMove) => dataProvider.moveCustomer(accountNumber, version, move),
    changes: ['customers', 'record-changes'],
  });
  const isUnknown = errorBody(error)?.errors?.['parentAccountNumber'] !== undefined;
  return { mutate, isPending, error, isUnknown };
}
