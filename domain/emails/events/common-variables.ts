import type { EmailVariables } from './email-event.ts';

/** The variables that each template can use. */
export const COMMON_VARIABLES = {
  recipientName: {
    type: 'text',
    label: {
      en: 'Name of the recipient; may be blank',
      es: 'Nombre del destinatario; puede faltar',
    },
    example: 'Dana Reyes',
  },
  providerName: {
    type: 'text',
    label: { en: 'Name of the lab', es: 'Nombre del laboratorio' },
    example: 'Lens Portal',
  },
  providerWebsite: {
    type: 'link',
    label: { en: 'Website of the lab', es: 'Sitio web del laboratorio' },
    example: 'https://lens-portal.test',
  },
  providerPhone: {
    type: 'text',
    label: { en: 'Phone number of the lab', es: 'Teléfono del laboratorio' },
    example: '+1 555 0100',
  },
  settingsLink: {
    type: 'link',
    label: {
      en: 'Link to the notification settings; blank when the portal’s address is not set',
      es: 'Enlace a los ajustes de notificaciones; falta si no se conoce la dirección del portal',
    },
    example: 'https://lens-portal.test/settings',
  },
} as const satisfies EmailVariables;
