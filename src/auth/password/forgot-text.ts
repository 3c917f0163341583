import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'Forgot password',
  lead: "We'll email you a link to set a new password.",
  submit: 'Send the link',
  sending: 'Sending...',
  again: 'Send the link again',
  sent: 'We sent an email to %{email}. The link expires in one hour. Check your spam folder too.',
  back: 'Back to sign in',
};

const es: typeof en = {
  heading: 'Olvidé mi contraseña',
  lead: 'Le enviaremos un correo con un enlace para elegir una nueva contraseña.',
  submit: 'Enviar el enlace',
  sending: 'Enviando...',
  again: 'Enviar el enlace de nuevo',
  sent: 'Le enviamos un correo a %{email}. El enlace vence en una hora. Revise también el correo no deseado.',
  back: 'Volver a iniciar sesión',
};

export const { useTexts: useForgotText } = createText({ en, es });
