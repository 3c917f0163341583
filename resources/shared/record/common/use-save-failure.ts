import { useNotify } from 'react-admin';
import { errorBody, errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../../use-failure-message.ts';

const VERSION_MOVED_ON = 412;

/** Returns why a record was not saved or deleted, in the user's language. */
export function useRefusalText(): (error: unknown) => string {
  const text = useText('records');
  const messageOf = useFailureMessage();
  return (error) => {
    const errors = errorBody(error)?.errors ?? {};
    if (errors['id']?.rule === 'in-use') return text('inUse');
    if (Object.keys(errors).length > 0) return text('wrongFields');
    if (errorStatus(error) === VERSION_MOVED_ON) return text('movedOn');
    return messageOf(error) || text('failed');
  };
}

/** Returns what to call when a record was not saved or deleted. */
export function useSaveFailure(): (error: unknown) => void {
  const notify = useNotify();
  const refusalText = useRefusalText();
  return (error) => notify(refusalText(error), { type: 'error' });
}
