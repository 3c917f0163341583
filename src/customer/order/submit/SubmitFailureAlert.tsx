import Alert from '@mui/material/Alert';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { SubmitFailure } from './submit-failure.ts';

/** Shows why the last submission failed, and what to do next. */
export function SubmitFailureAlert({ failure }: { failure: SubmitFailure }) {
  const text = useText('customer');
  // The server's messages are English.
  const isTold = useLocale() === 'en';
  const { kind, message, requestId, errors, homeless } = failure;
  const isMarked = kind !== 'invalid' || errors.length > 0;
  return (
    <Alert severity={kind === 'offline' ? 'warning' : 'error'}>
      {text(isMarked ? `failure.${kind}` : 'failure.other')}
      {isTold && kind === 'other' && message && <div>{message}</div>}
      {isTold &&
        kind === 'invalid' &&
        homeless.map((refused) => <div key={refused}>{refused}</div>)}
      {requestId && <div>{text('failure.requestId', { id: requestId })}</div>}
    </Alert>
  );
}
