import { useCallback } from 'react';
import type { FieldError } from '#domain/access/api-error.ts';
import { errorBody, errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { TranslatedError } from '../../shared/use-failure-message.ts';
import { refusalText } from './refusal-text.ts';

/** Says in the user's language and in people's words what the server refused. */
export function useRefusal() {
  const text = useText('userActions');
  /** Returns the message for one field. */
  const problemText = useCallback(
    (field: string, error: Pick<FieldError, 'rule' | 'nearest'>): string =>
      refusalText(text, field, error),
    [text],
  );
  /** Returns the error with the message for the field that it names; an error that names none unchanged. */
  const messageOf = useCallback(
    (error: unknown): unknown => {
      const body = errorBody(error);
      const [first] = Object.entries(body?.errors ?? {});
      if (!first) return error;
      const message = problemText(...first);
      return new TranslatedError(message, errorStatus(error), { ...body, message });
    },
    [problemText],
  );
  return { problemText, messageOf };
}
