const en = {
  title: 'Customer Management',
  label: 'Customers',
  search: 'Search practice or account number',
  fields: {
    accountNumber: 'Account',
    practice: 'Practice',
    place: 'City',
    phone: 'Phone',
    members: 'Users',
    parent: 'Main account',
  },
  account: 'Account %{number}',
  memberCount: '%{smart_count} user |||| %{smart_count} users',
  additionalOf: 'Additional account of %{number}',
  notGiven: 'Not provided',
  isMain: 'Main account',
  empty: {
    none: 'No practice has an account yet. Approving an application creates one.',
    filtered: 'No practice or account number matches this search.',
    applications: 'Show applications',
    clear: 'Clear search',
  },
  error: 'The customers could not be loaded.',
};

const es: typeof en = {
  title: 'Clientes',
  label: 'Clientes',
  search: 'Buscar consultorio o número de cuenta',
  fields: {
    accountNumber: 'Cuenta',
    practice: 'Consultorio',
    place: 'Ciudad',
    phone: 'Teléfono',
    members: 'Usuarios',
    parent: 'Cuenta principal',
  },
  account: 'Cuenta %{number}',
  memberCount: '%{smart_count} usuario |||| %{smart_count} usuarios',
  additionalOf: 'Cuenta adicional de %{number}',
  notGiven: 'No indicado',
  isMain: 'Cuenta principal',
  empty: {
    none: 'Ningún consultorio tiene cuenta todavía. Al aprobar una solicitud se crea una.',
    filtered: 'Ningún consultorio ni número de cuenta coincide con esta búsqueda.',
    applications: 'Mostrar solicitudes',
    clear: 'Borrar la búsqueda',
  },
  error: 'No se pudieron cargar los clientes.',
};

export const messages = { en, es };
