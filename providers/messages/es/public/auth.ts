import type { auth as en } from '../../en/public/auth.ts';

export const auth: typeof en = {
  problems: {
    'email-in-use': 'Ya existe una cuenta con este correo.',
    'email-invalid': 'Escriba un correo válido, por ejemplo nombre@consultorio.com.',
    'email-unknown': 'No se encontró ninguna cuenta con este correo electrónico',
    'password-weak': 'Esta contraseña es fácil de adivinar. Elija una más larga.',
    'password-short': 'Use al menos 8 caracteres.',
    'password-long': 'Use como máximo 128 caracteres.',
    'password-common': 'Es una de las contraseñas más comunes. Elija otra.',
    'password-email': 'Es su correo electrónico. Elija otra contraseña.',
    'password-same': 'Es su contraseña temporal. Elija otra.',
    'password-wrong': 'La contraseña no es correcta.',
    'password-needed': 'Escriba su contraseña otra vez: inició sesión hace un rato.',
    'link-used': 'Este enlace ya se usó o fue reemplazado.',
    'link-expired': 'Este enlace venció.',
    disabled:
      'Esta cuenta está desactivada. Comuníquese con su consultor de lentes o su administrador.',
    deleted: 'La cuenta de este enlace ya no existe.',
    throttled: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    offline: 'No hay conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
    unknown: 'Ocurrió un error. Inténtelo de nuevo; si continúa, comuníquese con su administrador.',
  },
  newPassword: 'Nueva contraseña',
  passwordHint: 'Al menos 8 caracteres. Use tres o cuatro palabras sin relación entre sí.',
  passwordMissing: 'Escriba una contraseña',
  passwordShort: 'Agregue 1 carácter más |||| Agregue %{smart_count} caracteres más',
  strength: { weak: 'Fácil de adivinar', fair: 'Aceptable', good: 'Buena' },
  emailRequired: 'El correo electrónico es obligatorio',
  pause: '%{text} (en %{seconds} s)',
  wait: 'Demasiados intentos. Inténtelo de nuevo dentro de %{minutes} min.',
  signIn: 'Iniciar sesión',
};
