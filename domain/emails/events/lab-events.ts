import type { EmailEvent } from './email-event.ts';

/** SE-15: what only the lab can change about its emails. */
export const LAB_EVENTS = [
  {
    key: 'senderRefused',
    group: 'account',
    label: { en: 'Emails refused for their sender', es: 'Correos rechazados por su remitente' },
    permission: null,
    choice: null,
    variables: {
      address: {
        type: 'text',
        label: { en: 'Address of the refused email', es: 'Dirección del correo rechazado' },
        example: 'dana@lakeside.test',
      },
      answer: {
        type: 'text',
        label: { en: 'Code of the refusal', es: 'Código del rechazo' },
        example: '5.7.1',
      },
      emailLink: {
        type: 'link',
        label: { en: 'Link to the refused email', es: 'Enlace al correo rechazado' },
        example: 'https://lens-portal.test/admin/email-management/messages/example',
      },
    },
  },
] as const satisfies readonly EmailEvent[];
