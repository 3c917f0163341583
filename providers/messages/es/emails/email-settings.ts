import type { emailSettings as en } from '../../en/emails/email-settings.ts';

export const emailSettings: typeof en = {
  patientNames: {
    full: 'Completo: “Pedido de Anna Berg”. Quien lea el correo conoce al paciente.',
    initials: 'Iniciales: “Pedido de A. B.”',
    none: 'Ninguno: “Pedido LP-100042”. El nombre solo está en el portal.',
  },
  linkHosts:
    'Uno por línea, como www.ups.com. Los enlaces al propio portal siempre están permitidos.',
  labAddresses: 'Una por línea. Los clientes pueden escribir a estas direcciones desde el portal.',
  textDays: 'Después se elimina lo que decía el correo.',
  recordDays: 'Después el registro olvida el correo.',
  wrongLine: 'La línea %{line}, “%{value}”, no se acepta. Corríjala o elimínela.',
};
