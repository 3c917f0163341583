import type { Locale } from '#domain/locale.ts';

const en = {
  columns: {
    id: 'User ID',
    email: 'Email',
    name: 'Name',
    role: 'Role',
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

export type UserWords = typeof en;

const es: UserWords = {
  columns: {
    id: 'ID de usuario',
    email: 'Correo electrónico',
    name: 'Nombre',
    role: 'Rol',
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

/** Returns the labels of the user table in a language. */
export function userWordsIn(locale: Locale): UserWords {
  return locale === 'es' ? es : en;
}
