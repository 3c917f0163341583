import { useCallback } from 'react';
import { USER_ROLES } from '#domain/schemas/user.ts';
import type { UserAudit } from '#domain/schemas/user.ts';
import { createUseText, messageAt } from '#providers/typed-translate.ts';
import type { DeepKey } from '#providers/typed-translate.ts';
import { useUsersText } from '../use-users-text.ts';
import { messages } from './audit-messages.ts';
import { useShowText } from './use-show-text.ts';

const useAuditText = createUseText('userAudit', messages);

function isKnown(action: string): action is DeepKey<typeof messages.en> {
  return messageAt(messages.en, action) !== undefined;
}

/** Returns the texts of a line in the audit trail of `email`: the action, and its details. */
export function useAuditWords(email: string): (line: UserAudit) => { deed: string; more: string } {
  const text = useAuditText();
  const showText = useShowText();
  const roles = useUsersText();
  return useCallback(
    ({ action, details }) => {
      const { before, after, email: about } = details;
      const roleOf = (value: unknown) => USER_ROLES.find((role) => role === value);
      const [from, to] = [roleOf(before), roleOf(after)];
      const parts = [
        from &&
          to &&
          showText('audit.role', { before: roles(`roles.${from}`), after: roles(`roles.${to}`) }),
        // an action of this user on another one
        typeof about === 'string' && about !== email && showText('audit.about', { email: about }),
      ];
      return {
        deed: isKnown(action) ? text(action) : action,
        more: parts.filter(Boolean).join(', '),
      };
    },
    [text, showText, roles, email],
  );
}
