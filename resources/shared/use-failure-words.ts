import { useCallback } from 'react';
import { errorBody, errorStatus, ToldError } from './error-body.ts';
import { usePortalLocale } from './use-portal-locale.ts';
import { useSharedText } from './use-shared-text.ts';

/**
 * Why a request failed, in the language on the screen: the sentences of the server are English, so that in another
 * language its code speaks. Blank when there is nothing to say.
 */
export function useFailureWords(): (error: unknown) => string {
  const text = useSharedText();
  const locale = usePortalLocale();
  return useCallback(
    (error) => {
      if (error instanceof ToldError) return error.message;
      if (errorStatus(error) === 0) return text('error.offline');
      const body = errorBody(error);
      if (!body) return '';
      return locale === 'en' ? body.message : text(`error.codes.${body.code}`);
    },
    [text, locale],
  );
}
