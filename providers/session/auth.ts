import type { AuthProvider } from 'react-admin';
import { mayDo, permissions } from '#domain/access/permissions.ts';
import type { Permission } from '#domain/access/permissions.ts';
import type { Session } from './session-contract.ts';
import { fullName } from './session-state.ts';

function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissions, name);
}

/**
 * One permission covers users: listing them and their profiles, and every other action; one covers all of Email Management
 * (`email-templates`, `email-settings`, `letters`). `buying-groups` is `buyingGroups` there. A payment is recorded.
 */
function permissionName(resource: string, action: string): string {
  if (resource === 'users' || resource === 'profiles') return 'users:manage';
  if (resource === 'letters' || resource.startsWith('email-')) return 'emails:manage';
  const name = resource.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  if (name === 'payments' && action === 'create') return 'payments:record';
  return `${name === 'userActivity' ? 'activity' : name}:${action}`;
}

/** Adapts the session to react-admin's auth provider; the session makes the decisions. */
export function createAuthProvider(session: Session): AuthProvider {
  return {
    login: ({ username, password }: { username: string; password: string }) =>
      session.signIn(username, password),
    logout: async () => {
      await session.signOut();
      // The guard navigates to the sign-in page; `false` stops react-admin from choosing its own page.
      return false;
    },
    checkAuth: async () => {
      await session.authReady;
      if (session.get().status !== 'signedIn') throw new Error('No authenticated user');
    },
    // The error policy of providers/http/http.ts has checked the failure already.
    checkError: () => Promise.resolve(),
    getIdentity: () => {
      const state = session.get();
      return Promise.resolve({ id: state.user?.uid ?? '', fullName: fullName(state) });
    },
    getPermissions: () => Promise.resolve(session.get().roles),
    canAccess: ({ resource, action }) => {
      const name = permissionName(resource, action);
      return Promise.resolve(isPermission(name) && mayDo(session.get().roles, name));
    },
  };
}
