import { useCallback } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/constants.ts';
import type { FieldError } from '#domain/schemas/api-error.ts';
import { errorBody, errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ToldError } from '../../shared/use-failure-message.ts';

const REFUSED = ['oneself', 'lastSuperAdmin', 'noEmail'] as const;
const RULES = ['taken', 'email', 'short', 'long', 'common'] as const;

function among<T extends string>(known: readonly T[], rule: string): T | undefined {
  return known.find((one) => one === rule);
}

/** Translates the server's validation errors, where we have a text for the rule. */
export function useRefusal() {
  const text = useText('userActions');
  /** Returns the message for one field. */
  const told = useCallback(
    (field: string, { rule, message }: FieldError): string => {
      const refused = among(REFUSED, rule);
      if (refused) return text(`refused.${refused}`);
      const known = among(RULES, rule);
      // a password has an `email` rule too, with another meaning
      if (!known || (known === 'email' && field === 'email')) return message;
      return text(`rules.${known}`, { least: PASSWORD_MIN, most: PASSWORD_MAX });
    },
    [text],
  );
  /** Returns the error with the translated message; any other error unchanged. */
  const messageOf = useCallback(
    (error: unknown): unknown => {
      const body = errorBody(error);
      const [first] = Object.entries(body?.errors ?? {});
      if (!first) return error;
      const message = told(...first);
      // The server's own message: handle it as that of any other error.
      if (message === first[1].message) return error;
      return new ToldError(message, errorStatus(error), { ...body, message });
    },
    [told],
  );
  return { told, messageOf };
}
