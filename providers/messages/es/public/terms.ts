import type { terms as en } from '../../en/public/terms.ts';

export const terms: typeof en = {
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
