import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'Choose your password',
  lead: 'You signed in with a one-time password. Choose a password that only you know; your other devices will be signed out.',
  current: 'One-time password',
  currentHint: 'You signed in a while ago: enter it again.',
  currentWrong: 'Current password is incorrect',
  submit: 'Save password',
  busy: 'Saving...',
};

const es: typeof en = {
  heading: 'Elija su contraseña',
  lead: 'Inició sesión con una contraseña temporal. Elija una que solo usted conozca; se cerrará la sesión en sus otros dispositivos.',
  current: 'Contraseña temporal',
  currentHint: 'Inició sesión hace un rato: escríbala otra vez.',
  currentWrong: 'La contraseña actual no es correcta',
  submit: 'Guardar la contraseña',
  busy: 'Guardando...',
};

export const { useTexts: useOneTimeText } = createText({ en, es });
