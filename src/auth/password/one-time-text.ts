import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'Choose your password',
  lead: 'You signed in with a one-time password. Choose one that only you know; your other devices are signed out.',
  current: 'One-time password',
  currentHint: 'The sign-in was a while ago: enter it once more.',
  currentWrong: 'Current password is incorrect',
  submit: 'Save password',
  busy: 'Saving...',
};

const es: typeof en = {
  heading: 'Elija su contraseña',
  lead: 'Ha iniciado sesión con una contraseña de un solo uso. Elija una que solo usted conozca; en sus otros dispositivos se cierra la sesión.',
  current: 'Contraseña de un solo uso',
  currentHint: 'Inició sesión hace un rato: escríbala otra vez.',
  currentWrong: 'La contraseña actual no es correcta',
  submit: 'Guardar la contraseña',
  busy: 'Guardando...',
};

export const { useTexts: useOneTimeText } = createText({ en, es });
