import type { FastifyInstance, RouteOptions } from 'fastify';
import { authStatus, type Claims } from '#domain/access/auth.ts';
import { grantFor, type Grant, type Permission } from '#domain/access/permissions.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { callerOf } from '../caller/caller-of.ts';
import { scopeFor, type Caller } from '../caller/caller.ts';

interface RegisteredRoute {
  method: string;
  url: string;
  permission: Permission | 'public';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission that the route requires. The server does not start with a route under /api/ that sets none. */
    permission?: Permission | 'public';
  }
  interface FastifyInstance {
    registeredRoutes: RegisteredRoute[];
  }
}

/** SE-01: every route of the API declares the permission that it requires, and refuses callers without it. */
export function registerPermission(app: FastifyInstance): void {
  app.decorate('registeredRoutes', []);
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission ?? permissionOfFile(route);
    for (const method of [route.method].flat()) {
      app.registeredRoutes.push({ method, url: route.url, permission });
    }
  });
  app.addHook('onRequest', async (request) => {
    const { permission } = request.routeOptions.config;
    if (!permission || permission === 'public') return;
    requirePermission(callerOf(request), permission);
  });
}

/** The built app's files need no permission, and the plugin that serves them cannot declare one. */
function permissionOfFile(route: RouteOptions): 'public' {
  const methods = [route.method].flat();
  const isFile = methods.every((method) => method === 'GET' || method === 'HEAD');
  if (isFile && !route.url.startsWith('/api')) return 'public';
  throw new Error(`${methods.join(', ')} ${route.url} declares no permission`);
}

/** All that a user with a one-time password may do. */
const BEFORE_NEW_PASSWORD = new Set<Permission>(['password:change', 'sessions:own']);

const NOT_GIVEN = 'Your practice has not given you this permission';
/** AD-08: why the roles of a practice exclude something, where it can be said better than by `NOT_GIVEN`. */
const REFUSALS: Partial<Record<Permission, string>> = {
  'orders:clinical':
    'Your role in the practice does not show clinical data: ask an owner of the practice for it',
  'orders:discuss':
    'Your role in the practice does not show messages about orders: ask an owner of the practice for them',
  'orders:message':
    'Your role in the practice does not write messages: its owners and those who order do',
};

function requirePermission(caller: Caller, permission: Permission): void {
  if (caller.mustChangePassword && !BEFORE_NEW_PASSWORD.has(permission)) {
    throw new Problem('forbidden', 'Choose a new password first');
  }
  const grant = grantFor(caller.roles, permission);
  if (!grant) throw new Problem('forbidden', 'Your role does not allow this');
  if (grant.scope === 'self') return requireOwn(caller, grant);
  const claims: Claims = caller.roles.includes('ADMIN') ? { role: 'admin' } : {};
  const accountNumber = caller.memberships[0]?.accountNumber;
  const status = authStatus({ claims, emailVerified: caller.emailVerified, accountNumber });
  if (status === 'EMAILNOTVERIFIED') throw new Problem('forbidden', 'Verify your email first');
  if (status === 'ACCOUNTNUMBERNOTVERIFIED') {
    throw new Problem('forbidden', 'Your login is not linked to an account yet');
  }
  if (scopeFor(caller, permission).length === 0) {
    throw new Problem('forbidden', REFUSALS[permission] ?? NOT_GIVEN);
  }
}

/** What concerns only the caller requires no account. */
function requireOwn(caller: Caller, { verified }: Grant): void {
  if (verified && !caller.emailVerified) {
    throw new Problem('forbidden', 'Verify your email first');
  }
}
