import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../../../shared/use-failure-message.ts';

interface SaveFailureProps {
  title: string;
  error: unknown;
  /** The button to take the nearest free id, shown when the id is taken. */
  takeId: { label: (id: string) => string; onTake: (id: string) => void } | null;
}

/** Shows why saving failed. The form keeps its values. */
export function SaveFailure({ title, error, takeId }: SaveFailureProps) {
  const text = useText('shared');
  const messageOf = useFailureMessage();
  const body = errorBody(error);
  const free = body?.errors?.['id']?.nearest;
  return (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      {messageOf(error)}
      {takeId && typeof free === 'string' && (
        <Button size="small" color="inherit" onClick={() => takeId.onTake(free)}>
          {takeId.label(free)}
        </Button>
      )}
      {body && <div>{text('error.requestId', { id: body.requestId })}</div>}
    </Alert>
  );
}
