import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useFailureWords } from '../../shared/use-failure-words.ts';
import { useCreateText } from './use-create-text.ts';

/** Shows why the user was not created. The form keeps its values. */
export function CreateFailure({ error }: { error: unknown }) {
  const text = useCreateText();
  const wordsOf = useFailureWords();
  return (
    <Alert severity="error">
      <AlertTitle>{text('failed')}</AlertTitle>
      {wordsOf(error)}
    </Alert>
  );
}
