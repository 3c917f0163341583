import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useFailureWords } from '../../shared/use-failure-words.ts';
import { useCreateText } from './use-create-text.ts';

/** Why nobody was made; what was typed stays. */
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
