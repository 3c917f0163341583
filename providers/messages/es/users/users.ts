import type { users as en } from '../../en/users/users.ts';

export const users: typeof en = {
  staff: { title: 'Usuarios', label: 'Personal' },
  customers: { title: 'Usuarios de clientes', label: 'Usuarios de clientes' },
  search: 'Buscar correo o nombre',
  create: 'Crear usuario',
  fields: {
    email: 'Correo electrónico',
    name: 'Nombre',
    role: 'Rol',
    mayRecordPayments: 'Puede registrar pagos',
    disabled: 'Estado',
    emailVerified: 'Correo verificado',
    lastSignInAt: 'Último acceso',
    createdAt: 'Creado',
  },
  any: 'Cualquiera',
  roles: { superAdmin: 'Superadministrador', admin: 'Administrador', customer: 'Cliente' },
  state: { true: 'Desactivado', false: 'Activado' },
  verified: { true: 'Verificado', false: 'Sin verificar' },
  grant: { true: 'Sí', false: 'No' },
  noName: 'No indicado',
  never: 'Nunca',
  you: 'Usted',
  lastSignIn: 'Último acceso: %{ago}',
  neverSignedIn: 'Nunca ha iniciado sesión',
  empty: {
    staff: 'Todavía no hay usuarios del personal.',
    customers:
      'Ningún cliente tiene usuario todavía. Los consultorios crean el suyo, o lo crea usted.',
    filtered: 'Ningún usuario coincide con esta búsqueda y estos filtros.',
    clear: 'Borrar búsqueda y filtros',
  },
  error: 'No se pudieron cargar los usuarios.',
};
