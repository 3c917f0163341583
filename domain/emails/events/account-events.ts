import type { EmailEvent, EmailVariables } from './email-event.ts';

const APPLICATION_VARIABLES = {
  practice: {
    type: 'text',
    label: { en: 'Name of the practice', es: 'Nombre del consultorio' },
    example: 'Lakeside Eye Care',
  },
  portalLink: {
    type: 'link',
    label: { en: 'Link to the portal', es: 'Enlace al portal' },
    example: 'https://lens-portal.test/customer/home',
  },
} as const satisfies EmailVariables;

const LINK = {
  link: {
    type: 'link',
    label: { en: 'The link that the email is for', es: 'El enlace que es el motivo del correo' },
    example: 'https://lens-portal.test/auth/action?oobCode=example',
  },
} as const satisfies EmailVariables;

/** EM-04: notifications about accounts, one's own sign-in, and the day. */
export const ACCOUNT_EVENTS = [
  {
    key: 'applicationReceived',
    group: 'account',
    label: { en: 'Application received', es: 'Solicitud recibida' },
    permission: null,
    choice: null,
    variables: APPLICATION_VARIABLES,
  },
  {
    key: 'applicationApproved',
    group: 'account',
    label: { en: 'Application approved', es: 'Solicitud aprobada' },
    permission: null,
    choice: null,
    variables: {
      ...APPLICATION_VARIABLES,
      accountNumber: {
        type: 'text',
        label: { en: 'Account number', es: 'Número de cuenta' },
        example: '100200',
      },
    },
  },
  {
    key: 'applicationDeclined',
    group: 'account',
    label: { en: 'Application declined', es: 'Solicitud rechazada' },
    permission: null,
    choice: null,
    variables: {
      ...APPLICATION_VARIABLES,
      reason: {
        type: 'lines',
        label: { en: 'Reason', es: 'Motivo' },
        example: 'The license number could not be verified.',
      },
    },
  },
  {
    key: 'invitation',
    group: 'account',
    label: { en: 'Invitation to an account', es: 'Invitación a una cuenta' },
    permission: null,
    choice: null,
    variables: {
      ...LINK,
      practice: APPLICATION_VARIABLES.practice,
      invitedBy: {
        type: 'text',
        label: { en: 'Who invites', es: 'Quién invita' },
        example: 'Dana Reyes',
      },
      practiceRole: {
        type: 'text',
        label: { en: 'Role in the account', es: 'Rol en la cuenta' },
        example: 'Ordering: places and follows orders',
      },
      validUntil: {
        type: 'text',
        label: { en: 'Until when it can be accepted', es: 'Hasta cuándo se puede aceptar' },
        example: 'June 19, 2026, 4:30 PM UTC',
      },
    },
  },
  {
    key: 'verification',
    group: 'security',
    label: { en: 'Verification of an email address', es: 'Verificación de un correo' },
    permission: null,
    choice: null,
    variables: LINK,
  },
  {
    key: 'newAddress',
    group: 'security',
    label: { en: 'Confirmation of a new email address', es: 'Confirmación de un correo nuevo' },
    permission: null,
    choice: null,
    variables: LINK,
  },
  {
    key: 'passwordLink',
    group: 'security',
    label: { en: 'Link for a new password', es: 'Enlace para una contraseña nueva' },
    permission: null,
    choice: null,
    variables: LINK,
  },
  {
    key: 'newDevice',
    group: 'security',
    label: { en: 'Sign-in from a new device', es: 'Inicio de sesión en un dispositivo nuevo' },
    permission: null,
    choice: { email: 'now', bell: true },
    variables: {
      device: {
        type: 'text',
        label: { en: 'Device and browser', es: 'Dispositivo y navegador' },
        example: 'Chrome on Windows',
      },
      signedInAt: {
        type: 'text',
        label: { en: 'When', es: 'Cuándo' },
        example: 'June 12, 2026, 4:30 PM UTC',
      },
    },
  },
  {
    key: 'digest',
    group: 'letters',
    label: { en: 'Daily summary', es: 'Resumen diario' },
    permission: null,
    choice: null,
    variables: {
      items: {
        type: 'list',
        label: { en: 'What happened, a line each', es: 'Lo ocurrido, una línea por novedad' },
        example: ['Order LP-100042 was approved', 'Order LP-100040 was shipped'],
      },
      portalLink: APPLICATION_VARIABLES.portalLink,
    },
  },
  {
    key: 'letter',
    group: 'letters',
    label: { en: 'Campaign to customers', es: 'Campaña a clientes' },
    permission: null,
    choice: null,
    variables: {
      letterSubject: {
        type: 'text',
        label: { en: 'Subject of the campaign', es: 'Asunto de la campaña' },
        example: 'Our opening hours in July',
      },
      letter: {
        type: 'lines',
        label: { en: 'Text of the campaign', es: 'Texto de la campaña' },
        example: 'From July 1 the lab answers calls until 6 PM.',
      },
      practice: APPLICATION_VARIABLES.practice,
      unsubscribeLink: {
        type: 'link',
        label: { en: 'Link to get no more campaigns', es: 'Enlace para no recibir más campañas' },
        example: 'https://lens-portal.test/auth/unsubscribe#example',
      },
    },
  },
  {
    key: 'directEmail',
    group: 'letters',
    label: { en: 'Email written in the portal', es: 'Correo escrito en el portal' },
    permission: null,
    choice: null,
    variables: {
      messageSubject: {
        type: 'text',
        label: { en: 'Subject', es: 'Asunto' },
        example: 'Question about an invoice',
      },
      message: {
        type: 'lines',
        label: { en: 'Text', es: 'Texto' },
        example: 'Could you send the invoice once more?',
      },
      sender: {
        type: 'text',
        label: {
          en: 'Name and address of who wrote it',
          es: 'Nombre y correo de quien lo escribió',
        },
        example: 'Dana Reyes (dana@lakeside.test)',
      },
    },
  },
] as const satisfies readonly EmailEvent[];
