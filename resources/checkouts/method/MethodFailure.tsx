import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../../shared/use-failure-message.ts';

/** Why a step with payment methods failed. */
export function MethodFailure({ error }: { error: unknown }) {
  const text = useText('paymentMethods');
  const why = useFailureMessage()(error);
  return (
    <Alert severity="error" sx={{ mb: 1 }}>
      <AlertTitle>{text('failed')}</AlertTitle>
      {why}
    </Alert>
  );
}
