import { createText } from '#src/i18n/create-text.ts';

const en = {
  working: 'Opening the link...',
  verified: {
    heading: 'Address verified',
    body: '%{email} is verified.',
  },
  changed: {
    heading: 'Address changed',
    body: '%{email} is your address from now on. Sign in with it.',
  },
  recovered: {
    heading: 'Address restored',
    body: '%{email} is your address again. If you did not ask for the change, set a new password.',
  },
  password: {
    heading: 'Set a new password',
    body: 'For %{email}',
    email: 'E-mail',
    submit: 'Save password',
    busy: 'Saving...',
  },
  failed: {
    heading: 'This link does not work',
    broken: 'It is not complete. Copy the whole link from the message.',
  },
  otherUser: 'You are signed in here as %{email}.',
  goOn: 'Go on',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  sendAgain: 'Send a new message',
  forgotten: 'Send a new link',
  newPassword: 'Set a new password',
};

const es: typeof en = {
  working: 'Abriendo el enlace...',
  verified: {
    heading: 'Dirección verificada',
    body: '%{email} está verificada.',
  },
  changed: {
    heading: 'Dirección cambiada',
    body: '%{email} es su dirección a partir de ahora. Inicie sesión con ella.',
  },
  recovered: {
    heading: 'Dirección restaurada',
    body: '%{email} vuelve a ser su dirección. Si no pidió el cambio, elija una nueva contraseña.',
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
    broken: 'No está completo. Copie el enlace entero del mensaje.',
  },
  otherUser: 'Aquí ha iniciado sesión como %{email}.',
  goOn: 'Continuar',
  tryAgain: 'Intentar de nuevo',
  signIn: 'Iniciar sesión',
  sendAgain: 'Enviar un mensaje nuevo',
  forgotten: 'Enviar un enlace nuevo',
  newPassword: 'Elegir una nueva contraseña',
};

export const { useTexts: useActionText } = createText({ en, es });
