import { useCallback } from 'react';
import { USER_ROLES } from '#domain/access/user.ts';
import type { UserAudit } from '#domain/access/user.ts';
import type { TextKey } from '#providers/messages/text-in.ts';
import { useText } from '#providers/messages/use-text.ts';

/** Returns the texts of a line in the audit trail of `email`: the action, and its details. */
export function useAuditText(email: string): (line: UserAudit) => { deed: string; more: string } {
  const text = useText('userAudit');
  const showText = useText('userShow');
  const roles = useText('users');
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
        // An action without a text is named as the server names it.
        deed: text(action as TextKey<'userAudit'>),
        more: parts.filter(Boolean).join(', '),
      };
    },
    [text, showText, roles, email],
  );
}
