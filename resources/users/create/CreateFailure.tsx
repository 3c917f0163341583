import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureWords } from '../../shared/use-failure-words.ts';

/** Shows why the user was not created. The form keeps its values. */
export function CreateFailure({ error }: { error: unknown }) {
  const text = useText('userCreate');
  const wordsOf = useFailureWords();
  return (
    <Alert severity="error">
      <AlertTitle>{text('failed')}</AlertTitle>
      {wordsOf(error)}
    </Alert>
  );
}
