import type { forgot as en } from '../../en/public/forgot.ts';

export const forgot: typeof en = {
  heading: 'Olvidé mi contraseña',
  lead: 'Le enviaremos un correo con un enlace para elegir una nueva contraseña.',
  submit: 'Enviar el enlace',
  sending: 'Enviando...',
  again: 'Enviar el enlace de nuevo',
  sent: 'Le enviamos un correo a %{email}. El enlace vence en una hora. Revise también el correo no deseado.',
  back: 'Volver a iniciar sesión',
};
