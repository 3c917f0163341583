import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'Verify your e-mail',
  sentTo: 'Open the link in the message to',
  goesOn: 'This page then goes on by itself, also when you open the link on another device.',
  waiting: 'Waiting for the link to be opened',
  unreachable: 'The server cannot be reached. It is asked again.',
  again: 'Send the message again',
  sending: 'Sending...',
  sent: 'The message is on its way. Look in the spam folder as well.',
  unfinished: {
    message: 'The account is there, but the message could not be sent. Send it again.',
    profile: 'Your name and practice could not be stored. Enter them in your profile later.',
    terms: 'Your acceptance of the terms was not recorded. You will be asked once more.',
  },
  other: 'Use another address',
  newEmail: 'New e-mail',
  same: 'This is the address that you have now',
  send: 'Send the link',
  cancel: 'Cancel',
  changing:
    'Open the link in the message to %{email}. It becomes your address; then sign in with it.',
};

const es: typeof en = {
  heading: 'Verifique su correo',
  sentTo: 'Abra el enlace del mensaje enviado a',
  goesOn: 'Después esta página continúa sola, también si abre el enlace en otro dispositivo.',
  waiting: 'Esperando a que se abra el enlace',
  unreachable: 'No se puede acceder al servidor. Se le preguntará de nuevo.',
  again: 'Enviar el mensaje de nuevo',
  sending: 'Enviando...',
  sent: 'El mensaje está en camino. Mire también en el correo no deseado.',
  unfinished: {
    message: 'La cuenta está creada, pero no se pudo enviar el mensaje. Envíelo de nuevo.',
    profile: 'No se pudieron guardar su nombre y su consulta. Escríbalos después en su perfil.',
    terms: 'No se registró que acepta los términos. Se le preguntará otra vez.',
  },
  other: 'Usar otra dirección',
  newEmail: 'Nuevo correo electrónico',
  same: 'Esta es la dirección que ya tiene',
  send: 'Enviar el enlace',
  cancel: 'Cancelar',
  changing:
    'Abra el enlace del mensaje enviado a %{email}. Será su dirección; inicie sesión con ella.',
};

export const { useTexts: useVerifyText } = createText({ en, es });
