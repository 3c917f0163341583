import type { userProfiles as en } from '../../en/users/user-profiles.ts';

export const userProfiles: typeof en = {
  title: 'Perfiles',
  label: 'Perfiles de los usuarios',
  fields: {
    email: 'Correo',
    lastName: 'Nombre',
    company: 'Empresa',
    accountNumber: 'Número de cuenta',
    phone: 'Teléfono',
    termsAccepted: 'Términos aceptados',
  },
  unknown: 'Desconocido',
  notGiven: 'No indicado',
  noAccount: 'Sin número de cuenta',
  never: 'Nunca',
  empty: 'Todavía no hay perfiles. Aparecen cuando su usuario se registra o inicia sesión.',
  error: 'No se pudieron cargar los perfiles.',
};
