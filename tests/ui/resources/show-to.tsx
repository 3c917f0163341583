import type { ReactNode } from 'react';
import type { Role } from '#domain/access/auth.ts';
import { fakeDataProvider, renderPage, type FakeMethods } from './portal-harness.tsx';

type Options = Parameters<typeof renderPage>[0];
type More = Partial<Omit<Options, 'page' | 'path' | 'dataProvider'>>;

/** Shows a page at its path to somebody in this role, with a data provider that has these methods. */
const showTo =
  (roles: Role[]) =>
  (page: ReactNode, path: string, methods: FakeMethods = {}, more: More = {}) =>
    renderPage({ page, path, dataProvider: fakeDataProvider(methods), roles, ...more });

export const showToAdmin = showTo(['ADMIN']);
export const showToSuper = showTo(['ADMIN', 'SUPERADMIN']);
export const showToPractice = showTo(['CUSTOMER']);
