import Alert from '@mui/material/Alert';
import { useCustomerText } from '../use-customer-text.ts';
import type { SubmitFailure } from './use-submit-order.ts';

/** What became of the last attempt to submit, in words that say what to do next. */
export function SubmitFailureAlert({ failure }: { failure: SubmitFailure }) {
  const text = useCustomerText();
  const { kind, message, requestId } = failure;
  return (
    <Alert severity={kind === 'offline' ? 'warning' : 'error'}>
      {text(`failure.${kind}`)}
      {kind === 'other' && message && <div>{message}</div>}
      {requestId && <div>{text('failure.requestId', { id: requestId })}</div>}
    </Alert>
  );
}
