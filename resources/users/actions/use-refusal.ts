import { useCallback } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/constants.ts';
import type { FieldError } from '#domain/schemas/api-error.ts';
import { errorBody, errorStatus, ToldError } from '../../shared/error-body.ts';
import { useActionsText } from './use-actions-text.ts';

const REFUSED = ['oneself', 'lastSuperAdmin', 'noEmail'] as const;
const RULES = ['taken', 'email', 'short', 'long', 'common'] as const;

function among<T extends string>(known: readonly T[], rule: string): T | undefined {
  return known.find((one) => one === rule);
}

/** What the server found wrong, in the language on the screen where we have words for its rule. */
export function useRefusal() {
  const text = useActionsText();
  /** At one field. */
  const told = useCallback(
    (field: string, { rule, message }: FieldError): string => {
      const refused = among(REFUSED, rule);
      if (refused) return text(`refused.${refused}`);
      const known = among(RULES, rule);
      // `email` is the rule of a password too, and there it means another thing
      if (!known || (known === 'email' && field === 'email')) return message;
      return text(`rules.${known}`, { least: PASSWORD_MIN, most: PASSWORD_MAX });
    },
    [text],
  );
  /** The error with those words as its message; others as they are. */
  const inWords = useCallback(
    (error: unknown): unknown => {
      const body = errorBody(error);
      const [first] = Object.entries(body?.errors ?? {});
      if (!first) return error;
      const message = told(...first);
      // The sentence of the server itself: it is told as that of any other refusal.
      if (message === first[1].message) return error;
      return new ToldError(message, errorStatus(error), { ...body, message });
    },
    [told],
  );
  return { told, inWords };
}
