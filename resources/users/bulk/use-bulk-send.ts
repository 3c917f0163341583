import { useDataProvider } from 'react-admin';
import type { UserRow } from '#domain/access/user.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { roleGivenBy } from '../actions/user-actions.ts';
import type { BulkAction } from './bulk-choices.ts';

/** Returns what does the action with one user. Doing it again changes nothing, and sends no second email soon. */
export function useBulkSend(action: BulkAction): (user: UserRow) => Promise<unknown> {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const locale = useLocale();
  return ({ id: userId }) => {
    if (action === 'resendVerification') return dataProvider.resendVerification(userId, locale);
    if (action === 'signOut') return dataProvider.endUserSessions(userId);
    if (action === 'enable' || action === 'disable') {
      return dataProvider.callUsers('updateUserStatus', {
        userId,
        disabled: action === 'disable',
      });
    }
    const given = roleGivenBy(action);
    return dataProvider.callUsers('setRole', {
      userId,
      role: given === 'customer' ? 'customer' : 'admin',
      isSuperAdmin: given === 'superAdmin',
    });
  };
}
