import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  directEmailSchema,
  MAX_DIRECT_BODY,
  MAX_DIRECT_SUBJECT,
} from '#domain/schemas/direct-email.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '#resources/shared/decision/DecisionDialog.tsx';
import { useWriteToLab } from './use-write-to-lab.ts';

/** RS-03: subject and text of an email to the lab's addresses. */
export default function WriteToLabDialog({ onClose }: { onClose: () => void }) {
  const text = useText('customer');
  const notify = useNotify();
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ subject: '', body: '' });
  const [wrong, setWrong] = useState<ReadonlySet<PropertyKey>>(new Set());
  const { addresses, hasNone, error, isPending, send } = useWriteToLab();
  const finish = () => {
    notify(text('write.sent'), { type: 'success' });
    onClose();
  };
  const submit = () => {
    const email = directEmailSchema.safeParse({ ...typed, recipients: addresses.join(';') });
    setWrong(new Set(email.error?.issues.flatMap(({ path }) => path)));
    if (email.success && !isPending) send(email.data, { onSuccess: finish });
  };
  const fieldOf = (name: keyof typeof typed): TextFieldProps => ({
    label: text(`write.${name}`),
    required: true,
    value: typed[name],
    onChange: ({ target }) => setTyped({ ...typed, [name]: target.value }),
    error: wrong.has(name),
    helperText: wrong.has(name) && text('write.missing'),
  });
  return (
    <DecisionFrame
      title={text('write.title')}
      consequence={text('write.lead')}
      action={text('write.action')}
      tone="primary"
      isPending={isPending}
      isBlocked={addresses.length === 0}
      error={error}
      onOpened={() => first.current?.focus()}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasNone ? (
        <Alert severity="info">{text('write.noAddress')}</Alert>
      ) : (
        <Stack spacing={1}>
          <TextField
            id="write-subject"
            {...fieldOf('subject')}
            inputRef={first}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: MAX_DIRECT_SUBJECT } }}
          />
          <TextField
            id="write-body"
            {...fieldOf('body')}
            multiline
            minRows={5}
            slotProps={{ htmlInput: { maxLength: MAX_DIRECT_BODY } }}
          />
        </Stack>
      )}
    </DecisionFrame>
  );
}
