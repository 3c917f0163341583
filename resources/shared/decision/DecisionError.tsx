import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { errorBody } from '#providers/http/error-body.ts';
import { useFailureWords } from '../use-failure-words.ts';
import { useSharedText } from '../use-shared-text.ts';

/** Shows why a decision was not recorded. The dialog stays open so that the user can retry. */
export function DecisionError({ error }: { error: unknown }) {
  const text = useSharedText();
  const wordsOf = useFailureWords();
  const body = errorBody(error);
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <AlertTitle>{text('error.decide')}</AlertTitle>
      {wordsOf(error)}
      {body?.requestId && <div>{text('error.requestId', { id: body.requestId })}</div>}
    </Alert>
  );
}
