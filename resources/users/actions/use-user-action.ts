import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Locale } from '#domain/locale.ts';
import type { PortalUser } from '#domain/schemas/user.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { usePortalLocale } from '../../shared/use-portal-locale.ts';
import { roleGivenBy } from './user-actions.ts';
import type { ActionName } from './user-actions.ts';

export interface Chosen {
  action: ActionName;
  /** The one-time password, for `resetPassword`. */
  password?: string;
}

/** Does something with a user and waits for the server; what is shown of them is read again afterwards. */
export function useUserAction(user: PortalUser) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const locale = usePortalLocale();
  return useMutation({
    // a lost connection is told at once, not waited for
    networkMode: 'always',
    mutationFn: async (chosen: Chosen) => {
      await send(dataProvider, user, chosen, locale);
      return chosen;
    },
    // nobody is to be asked about whom there is no more: that would be a failure
    onSuccess: ({ action }) =>
      queryClient.invalidateQueries({
        queryKey: action === 'delete' ? ['users', 'getList'] : ['users'],
      }),
  });
}

async function send(
  { callUsers, sendResetLink }: PortalDataProvider,
  { id: userId, email }: PortalUser,
  { action, password = '' }: Chosen,
  locale: Locale,
): Promise<void> {
  const role = roleGivenBy(action);
  if (role) {
    const isSuperAdmin = role === 'superAdmin';
    await callUsers('setRole', {
      userId,
      role: role === 'customer' ? 'customer' : 'admin',
      isSuperAdmin,
    });
  }
  if (action === 'enable' || action === 'disable') {
    await callUsers('updateUserStatus', { userId, disabled: action === 'disable' });
  }
  if (action === 'verifyEmail') await callUsers('overrideEmailVerification', { userId });
  if (action === 'sendResetLink') await sendResetLink(email, locale);
  if (action === 'resetPassword') {
    await callUsers('adminResetPassword', { userId, newPassword: password });
  }
  if (action === 'delete') await callUsers('deleteUser', { userId });
}
