import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { errorBody, errorStatus } from '../../shared/error-body.ts';
import { useSharedText } from '../../shared/use-shared-text.ts';
import { useCreateText } from './use-create-text.ts';

/** Why nobody was made; what was typed stays. */
export function CreateFailure({ error }: { error: unknown }) {
  const text = useCreateText();
  const shared = useSharedText();
  return (
    <Alert severity="error">
      <AlertTitle>{text('failed')}</AlertTitle>
      {errorStatus(error) === 0 ? shared('error.offline') : errorBody(error)?.message}
    </Alert>
  );
}
