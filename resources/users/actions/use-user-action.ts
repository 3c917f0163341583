import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { NewOwner } from '#domain/access/new-owner.ts';
import type { PortalUser } from '#domain/access/user.ts';
import type { Locale } from '#domain/basics/locale.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useStep } from '../../shared/step/use-step.ts';
import { roleGivenBy } from './user-actions.ts';
import type { ActionName } from './user-actions.ts';

export interface Chosen {
  action: ActionName;
  /** The one-time password, for `resetPassword`. */
  password?: string;
  /** AD-08: who follows in accounts that the user owns alone. */
  newOwners?: NewOwner[] | undefined;
}

/** Sends an action on a user, waits for the server, and refetches what is shown of the user. */
export function useUserAction(user: PortalUser) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const locale = useLocale();
  return useStep({
    send: async (chosen: Chosen) => {
      await send(dataProvider, user, chosen, locale);
      return chosen;
    },
    changes: [],
    // do not refetch a deleted user: that would fail
    onDone: ({ action }) =>
      queryClient.invalidateQueries({
        queryKey: action === 'delete' ? ['users', 'getList'] : ['users'],
      }),
    // somebody else was first: the dialog shows what they changed
    onFailed: (error) =>
      errorStatus(error) === 409 && queryClient.invalidateQueries({ queryKey: ['users'] }),
  });
}

async function send(
  { callUsers, sendResetLink, resendVerification }: PortalDataProvider,
  { id: userId, email, version }: PortalUser,
  { action, password = '', newOwners }: Chosen,
  locale: Locale,
): Promise<void> {
  const role = roleGivenBy(action);
  if (role) {
    const isSuperAdmin = role === 'superAdmin';
    await callUsers('setRole', {
      userId,
      role: role === 'customer' ? 'customer' : 'admin',
      isSuperAdmin,
      newOwners,
      version,
    });
  }
  if (action === 'enable' || action === 'disable') {
    await callUsers('updateUserStatus', {
      userId,
      disabled: action === 'disable',
      newOwners,
      version,
    });
  }
  if (action === 'verifyEmail') await callUsers('overrideEmailVerification', { userId, version });
  if (action === 'sendResetLink') await sendResetLink(email, locale);
  if (action === 'resendVerification') await resendVerification(userId, locale);
  if (action === 'resetPassword') {
    await callUsers('adminResetPassword', { userId, newPassword: password, version });
  }
  if (action === 'delete') await callUsers('deleteUser', { userId, newOwners, version });
}
