import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { errorBody } from '../error-body.ts';
import { useFailureWords } from '../use-failure-words.ts';
import { useSharedText } from '../use-shared-text.ts';

interface LoadErrorProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** What could not be loaded, why, the request id to quote, and a way to try again. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const text = useSharedText();
  const body = errorBody(error);
  const why = useFailureWords()(error);
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
