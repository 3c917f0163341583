import { useEditContext, useShowContext } from 'react-admin';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../list/LoadError.tsx';
import { NotThere } from '../show/NotThere.tsx';

interface LoadFailure {
  error?: unknown;
  refetch: () => unknown;
}

/** Shows why a record could not be loaded; a mistyped or old address gets "not found". */
function RecordLoadError({ error, refetch }: LoadFailure) {
  const text = useText('records');
  if (errorStatus(error) === 404) {
    return <NotThere title={text('notFound')} text={text('notFoundText')} />;
  }
  return <LoadError title={text('notLoaded')} error={error} onRetry={() => void refetch()} />;
}

export function EditLoadError() {
  return <RecordLoadError {...useEditContext()} />;
}

export function ShowLoadError() {
  return <RecordLoadError {...useShowContext()} />;
}
