import { createText } from '#src/i18n/create-text.ts';

const en = {
  document: '/terms/terms.html',
  agree: 'I agree to the',
  link: 'Terms and Conditions',
  newTab: 'opens in a new tab',
  accept: 'Accept Terms',
  accepting: 'Accepting...',
  changed: 'The terms have changed since %{date}, when you accepted them.',
  readOnly: 'Sign in to accept them.',
  signIn: 'Sign in',
  admin: 'Staff of the lens maker need not accept these terms.',
  home: 'Go to the start page',
};

const es: typeof en = {
  document: '/terms/terms.es.html',
  agree: 'Acepto los',
  link: 'Términos y condiciones',
  newTab: 'se abre en otra pestaña',
  accept: 'Aceptar los términos',
  accepting: 'Aceptando...',
  changed: 'Los términos han cambiado desde el %{date}, cuando usted los aceptó.',
  readOnly: 'Inicie sesión para aceptarlos.',
  signIn: 'Iniciar sesión',
  admin: 'El personal del fabricante no tiene que aceptar estos términos.',
  home: 'Ir a la página inicial',
};

export const useTermsText = createText({ en, es }).useTexts;
