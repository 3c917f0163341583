import { useCallback } from 'react';
import { isTextRule, TEXT_PROBLEMS } from '#domain/basics/text-problems.ts';
import { errorBody, errorStatus } from '#providers/http/error-body.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

/** An error whose message is already translated to the user's language. */
export class TranslatedError extends HttpFailure {}

/**
 * Returns why a request failed, in the user's language. The server's messages are English, so other languages use the
 * text for the error code, or for what is wrong with a text. Blank when there is none.
 */
export function useFailureMessage(): (error: unknown) => string {
  const text = useText('shared');
  const locale = useLocale();
  return useCallback(
    (error) => {
      if (error instanceof TranslatedError) return error.message;
      if (errorStatus(error) === 0) return text('error.offline');
      const body = errorBody(error);
      if (!body) return '';
      if (locale === 'en') return body.message;
      const rule = Object.values(body.errors ?? {}).find((error) => isTextRule(error.rule))?.rule;
      return isTextRule(rule) ? TEXT_PROBLEMS[rule][locale] : text(`error.codes.${body.code}`);
    },
    [text, locale],
  );
}
