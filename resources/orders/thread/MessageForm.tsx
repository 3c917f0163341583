import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useStep } from '../../shared/step/use-step.ts';

const LONGEST = 2000;

/** Writes a message. The text stays until the server confirms it. */
export function MessageForm({ orderId }: { orderId: string }) {
  const text = useText('orderThread');
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useSendMessage(orderId, (sent) => {
    // keep text that the user typed meanwhile: it is the next message
    setTyped((now) => (now.trim() === sent ? '' : now));
  });
  const [showsProblem, setShowsProblem] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const isMissing = showsProblem && typed.trim() === '';

  const send = () => {
    if (isPending) return;
    const body = typed.trim();
    setShowsProblem(body === '');
    if (body === '') return input.current?.focus();
    mutate(body);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        id="order-message"
        label={text('message')}
        multiline
        minRows={2}
        maxRows={12}
        fullWidth
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        error={isMissing}
        helperText={text(isMissing ? 'missing' : 'help')}
        inputRef={input}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      {error && <SendFailure error={error} />}
      <Button type="submit" variant="outlined" loading={isPending} sx={{ justifySelf: 'end' }}>
        {text('send')}
      </Button>
    </Box>
  );
}

function SendFailure({ error }: { error: unknown }) {
  const text = useText('orderThread');
  const sharedText = useText('shared');
  const body = errorBody(error);
  return (
    <Alert severity="error">
      {text('failed')}
      {body && <div>{sharedText('error.requestId', { id: body.requestId })}</div>}
    </Alert>
  );
}

/** Sends a message once: after a lost answer the same text is the same message. `onSent` is called with its text. */
function useSendMessage(orderId: string, onSent: (body: string) => void) {
  const text = useText('orderThread');
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useStep({
    send: (body: string, key) => dataProvider.sendOrderMessage(orderId, body, key),
    changes: ['orders'],
    done: () => text('sent'),
    onDone: (_message, body) => onSent(body),
  });
}
