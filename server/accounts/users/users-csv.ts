import type { Readable } from 'node:stream';
import type { Locale } from '#domain/basics/locale.ts';
import { csvStream } from '../../platform/csv/csv-stream.ts';
import { harmless } from '../../platform/csv/harmless.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { DirectoryRow, UserQuery } from './list-users.ts';
import { userPagesOf } from './user-pages.ts';

const en = {
  columns: {
    id: 'User ID',
    email: 'Email',
    name: 'Name',
    role: 'Role',
    mayRecordPayments: 'May record payments',
    state: 'Status',
    emailVerified: 'Email verified',
    created: 'Created (UTC)',
    lastSignIn: 'Last sign-in (UTC)',
  },
  roles: { customer: 'Customer', admin: 'Admin', superAdmin: 'Super admin' },
  enabled: 'Enabled',
  disabled: 'Disabled',
  yes: 'Yes',
  no: 'No',
};

type UserLabels = typeof en;

const es: UserLabels = {
  columns: {
    id: 'ID de usuario',
    email: 'Correo electrónico',
    name: 'Nombre',
    role: 'Rol',
    mayRecordPayments: 'Puede registrar pagos',
    state: 'Estado',
    emailVerified: 'Correo verificado',
    created: 'Creado (UTC)',
    lastSignIn: 'Último inicio de sesión (UTC)',
  },
  roles: { customer: 'Cliente', admin: 'Administrador', superAdmin: 'Superadministrador' },
  enabled: 'Activado',
  disabled: 'Desactivado',
  yes: 'Sí',
  no: 'No',
};

const PAGE_SIZE = 500;

interface UsersCsvRequest {
  query: Pick<UserQuery, 'sort' | 'order' | 'filter'>;
  locale: Locale;
  pageSize?: number;
}

/** Returns the users of a list as CSV. Names and addresses are escaped so that no spreadsheet runs them as formulas. */
export function usersCsv(db: Handle, request: UsersCsvRequest): Readable {
  return csvStream(Object.values(userLabelsIn(request.locale).columns), linePages(db, request));
}

async function* linePages(
  db: Handle,
  { query, locale, pageSize = PAGE_SIZE }: UsersCsvRequest,
): AsyncGenerator<string[][]> {
  const labels = userLabelsIn(locale);
  for await (const page of userPagesOf(db, query, pageSize)) {
    yield page.map((row) => cellsOf(row, labels));
  }
}

function cellsOf(row: DirectoryRow, labels: UserLabels): string[] {
  const cells: Record<keyof UserLabels['columns'], string> = {
    id: row.uid,
    email: row.email,
    name: row.name,
    role: labels.roles[row.role],
    mayRecordPayments: row.mayRecordPayments ? labels.yes : labels.no,
    state: row.disabled ? labels.disabled : labels.enabled,
    emailVerified: row.emailVerified ? labels.yes : labels.no,
    created: row.createdAt.toISOString(),
    lastSignIn: row.lastSignInAt?.toISOString() ?? '',
  };
  const names = Object.keys(labels.columns) as (keyof typeof cells)[];
  return names.map((name) => harmless(cells[name]));
}

/** Returns the labels of the user table in a language. */
function userLabelsIn(locale: Locale): UserLabels {
  return locale === 'es' ? es : en;
}
