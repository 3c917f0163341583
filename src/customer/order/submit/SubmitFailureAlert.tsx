import Alert from '@mui/material/Alert';
import { useCustomerText } from '#src/customer/use-customer-text.ts';
import type { SubmitFailure } from './submit-failure.ts';

/** What became of the last attempt to submit, in words that say what to do next. */
export function SubmitFailureAlert({ failure }: { failure: SubmitFailure }) {
  const text = useCustomerText();
  const { kind, message, requestId, errors, homeless } = failure;
  const isMarked = kind !== 'invalid' || errors.length > 0;
  return (
    <Alert severity={kind === 'offline' ? 'warning' : 'error'}>
      {text(isMarked ? `failure.${kind}` : 'failure.other')}
      {kind === 'other' && message && <div>{message}</div>}
      {kind === 'invalid' && homeless.map((refused) => <div key={refused}>{refused}</div>)}
      {requestId && <div>{text('failure.requestId', { id: requestId })}</div>}
    </Alert>
  );
}
