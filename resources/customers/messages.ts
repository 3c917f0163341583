const en = {
  title: 'Customer Management',
  label: 'Customers',
  search: 'Search practice or account number',
  fields: {
    accountNumber: 'Account',
    practice: 'Practice',
    place: 'Place',
    phone: 'Phone',
    members: 'Users',
    parent: 'Main account',
  },
  account: 'Account %{number}',
  memberCount: '%{smart_count} user |||| %{smart_count} users',
  additionalOf: 'Additional account of %{number}',
  notGiven: 'Not given',
  isMain: 'Is one itself',
  empty: {
    none: 'No practice has an account yet. Approving an application makes one.',
    filtered: 'No practice or account number matches this search.',
    applications: 'Show applications',
    clear: 'Clear search',
  },
  error: 'The customers could not be loaded.',
};

const es: typeof en = {
  title: 'Gestión de clientes',
  label: 'Clientes',
  search: 'Buscar consulta o número de cuenta',
  fields: {
    accountNumber: 'Cuenta',
    practice: 'Consulta',
    place: 'Lugar',
    phone: 'Teléfono',
    members: 'Usuarios',
    parent: 'Cuenta principal',
  },
  account: 'Cuenta %{number}',
  memberCount: '%{smart_count} usuario |||| %{smart_count} usuarios',
  additionalOf: 'Cuenta adicional de %{number}',
  notGiven: 'No indicado',
  isMain: 'Es principal',
  empty: {
    none: 'Ninguna consulta tiene cuenta todavía. Al aprobar una solicitud se crea una.',
    filtered: 'Ninguna consulta ni número de cuenta coincide con esta búsqueda.',
    applications: 'Mostrar solicitudes',
    clear: 'Borrar la búsqueda',
  },
  error: 'No se pudieron cargar los clientes.',
};

export const messages = { en, es };
