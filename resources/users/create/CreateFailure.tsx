import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../../shared/use-failure-message.ts';

/** Shows why the user was not created. The form keeps its values. */
export function CreateFailure({ error }: { error: unknown }) {
  const text = useText('userCreate');
  const messageOf = useFailureMessage();
  return (
    <Alert severity="error">
      <AlertTitle>{text('failed')}</AlertTitle>
      {messageOf(error)}
    </Alert>
  );
}
