import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'Verify your email',
  sentTo: 'Open the link in the email sent to',
  goesOn: 'This page continues automatically, even if you open the link on another device.',
  waiting: 'Waiting for the link to be opened',
  unreachable: 'The server cannot be reached. Trying again.',
  again: 'Send the email again',
  sending: 'Sending...',
  sent: 'Email sent. Check your spam folder too.',
  unfinished: {
    message: 'Your account was created, but the email could not be sent. Send it again.',
    profile: 'Your name and practice could not be saved. Enter them in your profile later.',
    terms: 'Your acceptance of the terms was not recorded. You will be asked again.',
  },
  other: 'Use a different email',
  newEmail: 'New email',
  same: 'This is already your email',
  send: 'Send the link',
  cancel: 'Cancel',
  changing:
    'Open the link in the email sent to %{email}. It becomes your new email; then sign in with it.',
};

const es: typeof en = {
  heading: 'Verifique su correo',
  sentTo: 'Abra el enlace del correo enviado a',
  goesOn: 'Esta página continúa automáticamente, aunque abra el enlace en otro dispositivo.',
  waiting: 'Esperando a que se abra el enlace',
  unreachable: 'No hay conexión con el servidor. Se intentará de nuevo.',
  again: 'Enviar el correo de nuevo',
  sending: 'Enviando...',
  sent: 'Correo enviado. Revise también el correo no deseado.',
  unfinished: {
    message: 'Su cuenta se creó, pero no se pudo enviar el correo. Envíelo de nuevo.',
    profile: 'No se pudieron guardar su nombre y su consultorio. Escríbalos después en su perfil.',
    terms: 'No se registró su aceptación de los términos. Se le pedirá otra vez.',
  },
  other: 'Usar otro correo',
  newEmail: 'Nuevo correo electrónico',
  same: 'Este ya es su correo',
  send: 'Enviar el enlace',
  cancel: 'Cancelar',
  changing:
    'Abra el enlace del correo enviado a %{email}. Será su nuevo correo; después inicie sesión con él.',
};

export const { useTexts: useVerifyText } = createText({ en, es });
