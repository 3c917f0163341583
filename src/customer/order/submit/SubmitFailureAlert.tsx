import Alert from '@mui/material/Alert';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useCustomerText } from '#src/customer/use-customer-text.ts';
import type { SubmitFailure } from './submit-failure.ts';

/** Shows why the last submission failed, and what to do next. */
export function SubmitFailureAlert({ failure }: { failure: SubmitFailure }) {
  const text = useCustomerText();
  // The server's messages are English.
  const isTold = usePortalLocale() === 'en';
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
