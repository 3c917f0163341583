import { createText } from '#src/i18n/create-text.ts';

const en = {
  working: 'Opening the link...',
  verified: {
    heading: 'Email verified',
    body: '%{email} is verified.',
  },
  changed: {
    heading: 'Email changed',
    body: 'Your email is now %{email}. Sign in with it.',
  },
  recovered: {
    heading: 'Email restored',
    body: 'Your email is %{email} again. If you did not request the change, set a new password.',
  },
  password: {
    heading: 'Set a new password',
    body: 'For %{email}',
    email: 'Email',
    submit: 'Save password',
    busy: 'Saving...',
  },
  failed: {
    heading: 'This link does not work',
    broken: 'The link is incomplete. Copy the whole link from the email.',
  },
  otherUser: 'You are signed in here as %{email}.',
  goOn: 'Continue',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  sendAgain: 'Send a new email',
  forgotten: 'Send a new link',
  newPassword: 'Set a new password',
};

const es: typeof en = {
  working: 'Abriendo el enlace...',
  verified: {
    heading: 'Correo verificado',
    body: '%{email} está verificado.',
  },
  changed: {
    heading: 'Correo cambiado',
    body: 'Su correo ahora es %{email}. Inicie sesión con él.',
  },
  recovered: {
    heading: 'Correo restaurado',
    body: 'Su correo vuelve a ser %{email}. Si no pidió el cambio, elija una nueva contraseña.',
  },
  password: {
    heading: 'Elija una nueva contraseña',
    body: 'Para %{email}',
    email: 'Correo electrónico',
    submit: 'Guardar la contraseña',
    busy: 'Guardando...',
  },
  failed: {
    heading: 'Este enlace no funciona',
    broken: 'El enlace está incompleto. Copie el enlace entero del correo.',
  },
  otherUser: 'Aquí ha iniciado sesión como %{email}.',
  goOn: 'Continuar',
  tryAgain: 'Intentar de nuevo',
  signIn: 'Iniciar sesión',
  sendAgain: 'Enviar un correo nuevo',
  forgotten: 'Enviar un enlace nuevo',
  newPassword: 'Elegir una nueva contraseña',
};

export const { useTexts: useActionText } = createText({ en, es });
