import type { oneTime as en } from '../../en/public/one-time.ts';

export const oneTime: typeof en = {
  heading: 'Elija su contraseña',
  lead: 'Su contraseña es temporal, o no se definió en este portal. Elija una que solo usted conozca; se cerrará la sesión en sus otros dispositivos.',
  current: 'Contraseña temporal',
  currentHint: 'Inició sesión hace un rato: escríbala otra vez.',
  currentWrong: 'La contraseña actual no es correcta',
  submit: 'Guardar la contraseña',
  busy: 'Guardando...',
};
