import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../use-failure-message.ts';

interface LoadErrorProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Shows what failed to load, why, the request id to quote, and a retry button. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const text = useText('shared');
  const body = errorBody(error);
  const why = useFailureMessage()(error);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {text('error.retry')}
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {why}
      {body?.requestId && <div>{text('error.requestId', { id: body.requestId })}</div>}
    </Alert>
  );
}
