import { createText } from '#src/i18n/create-text.ts';

const en = {
  document: '/terms/terms.html',
  agree: 'I agree to the',
  link: 'Terms and Conditions',
  newTab: 'opens in a new tab',
  accept: 'Accept Terms',
  accepting: 'Accepting...',
  changed: 'The terms have changed since you accepted them on %{date}.',
  readOnly: 'Sign in to accept them.',
  signIn: 'Sign in',
  admin: 'Lab staff do not need to accept these terms.',
  home: 'Go to the home page',
};

const es: typeof en = {
  document: '/terms/terms.es.html',
  agree: 'Acepto los',
  link: 'Términos y condiciones',
  newTab: 'se abre en otra pestaña',
  accept: 'Aceptar los términos',
  accepting: 'Aceptando...',
  changed: 'Los términos cambiaron desde que los aceptó el %{date}.',
  readOnly: 'Inicie sesión para aceptarlos.',
  signIn: 'Iniciar sesión',
  admin: 'El personal del laboratorio no tiene que aceptar estos términos.',
  home: 'Ir a la página de inicio',
};

export const useTermsText = createText({ en, es }).useTexts;
