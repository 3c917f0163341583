import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'Forgotten password',
  lead: 'You get a message with a link to set a new password.',
  submit: 'Send the link',
  sending: 'Sending...',
  again: 'Send the link again',
  sent: 'A message is on its way to %{email}. Its link works for one hour. Look in the spam folder as well.',
  back: 'Back to sign in',
};

const es: typeof en = {
  heading: 'Contraseña olvidada',
  lead: 'Recibirá un mensaje con un enlace para elegir una nueva contraseña.',
  submit: 'Enviar el enlace',
  sending: 'Enviando...',
  again: 'Enviar el enlace de nuevo',
  sent: 'Un mensaje está en camino a %{email}. Su enlace vale una hora. Mire también en el correo no deseado.',
  back: 'Volver a iniciar sesión',
};

export const { useTexts: useForgotText } = createText({ en, es });
