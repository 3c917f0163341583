import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { PortalUser } from '#domain/access/user.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Moved } from '../../shared/decision/MovedOnNote.tsx';

/**
 * AD-02: what others did to the user since the dialog or form was opened: who, and what is different. The page reads the
 * user again when the server reports of a change; what is typed stays. `isSending`: the user's own change is on its way.
 */
export function useUserMovedOn(
  user: PortalUser,
  { isSending, isOver }: { isSending: boolean; isOver: boolean },
): Moved | null {
  const text = useText('userActions');
  const [seen] = useState(user);
  const actor = useLastActor(user.id);
  const isGone = useIsGone(user.id);
  const factsOf = useFacts();
  const before = new Map(factsOf(seen));
  const lines = factsOf(user).flatMap(([field, after]) => {
    const was = before.get(field) ?? '';
    return was === after ? [] : [text('moved.line', { field, before: was, after })];
  });
  if (isSending) return null;
  const who = { actor: actor || text('moved.somebody') };
  if (isGone) return { what: text('moved.deleted', who), isOver: true };
  if (lines.length === 0) return null;
  return {
    what: text('moved.what', who),
    isOver,
    differences: (
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    ),
  };
}

/** Whether the page learned that there is no such user any more; it reads the user, and this reads along. */
function useIsGone(id: string): boolean {
  const { error } = useGetOne<PortalUser>('users', { id }, { enabled: false, retry: false });
  return error !== null && errorStatus(error) === 404;
}

/** Returns who changed the user last, as the server's events report; blank before. */
function useLastActor(uid: string): string {
  const { events } = useConnection();
  const [actor, setActor] = useState('');
  useEffect(
    () =>
      events.onChange((event) => {
        if (event.resource === 'users' && event.id === uid) setActor(event.actor);
      }),
    [events, uid],
  );
  return actor;
}

/** Returns what a super admin may change about a user, by its label. */
function useFacts(): (user: PortalUser) => [field: string, value: string][] {
  const text = useText('users');
  const shown = useText('userActions');
  return ({ email, name, role, mayRecordPayments, disabled, ...user }) => [
    [text('fields.email'), email],
    [text('fields.name'), name || text('noName')],
    [text('fields.role'), text(`roles.${role}`)],
    [text('fields.mayRecordPayments'), text(mayRecordPayments ? 'grant.true' : 'grant.false')],
    [text('fields.disabled'), text(disabled ? 'state.true' : 'state.false')],
    [text('fields.emailVerified'), text(user.emailVerified ? 'verified.true' : 'verified.false')],
    [shown('moved.oneTime'), shown(user.mustChangePassword ? 'moved.set' : 'moved.notSet')],
    [
      shown('moved.accounts'),
      user.accounts
        .map(({ accountNumber, isMain }) => (isMain ? `${accountNumber}*` : accountNumber))
        .toSorted()
        .join(', ') || shown('moved.none'),
    ],
  ];
}
