const en = {
  title: 'User activity',
  label: 'User activity',
  fields: {
    who: 'Who',
    role: 'Role',
    status: 'Status',
    device: 'Device',
    lastActivity: 'Last activity',
    route: 'Page',
  },
  roles: { admin: 'Admin', customer: 'Customer' },
  status: { active: 'Active', idle: 'Idle', inactive: 'Inactive' },
  devices: { mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer' },
  unknown: 'Unknown',
  empty: 'Nobody has used the portal yet. Users appear here once they sign in.',
  error: 'The activity could not be loaded.',
  retry: 'Try again',
};

const es: typeof en = {
  title: 'Actividad de usuarios',
  label: 'Actividad de usuarios',
  fields: {
    who: 'Quién',
    role: 'Rol',
    status: 'Estado',
    device: 'Dispositivo',
    lastActivity: 'Última actividad',
    route: 'Página',
  },
  roles: { admin: 'Administrador', customer: 'Cliente' },
  status: { active: 'Activo', idle: 'En pausa', inactive: 'Inactivo' },
  devices: { mobile: 'Teléfono', tablet: 'Tableta', desktop: 'Ordenador' },
  unknown: 'Desconocido',
  empty: 'Nadie ha usado el portal todavía. Los usuarios aparecen aquí al iniciar sesión.',
  error: 'No se pudo cargar la actividad.',
  retry: 'Reintentar',
};

export const messages = { en, es };
