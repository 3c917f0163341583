import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
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
  return (
    <DecisionFrame
      title={text('write.title')}
      consequence={text('write.lead')}
      action={text('write.action')}
      tone="primary"
      isPending={isPending}
      error={error}
      onOpened={() => first.current?.focus()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={1}>
        {hasNone && <Alert severity="info">{text('write.noAddress')}</Alert>}
        <TextField
          id="write-subject"
          label={text('write.subject')}
          required
          value={typed.subject}
          onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
          error={wrong.has('subject')}
          helperText={wrong.has('subject') && text('write.missing')}
          inputRef={first}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: MAX_DIRECT_SUBJECT } }}
        />
        <TextField
          id="write-body"
          label={text('write.body')}
          required
          multiline
          minRows={5}
          value={typed.body}
          onChange={({ target }) => setTyped({ ...typed, body: target.value })}
          error={wrong.has('body')}
          helperText={wrong.has('body') && text('write.missing')}
          slotProps={{ htmlInput: { maxLength: MAX_DIRECT_BODY } }}
        />
      </Stack>
    </DecisionFrame>
  );
}
