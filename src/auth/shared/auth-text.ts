import { createText } from '#src/i18n/create-text.ts';

const en = {
  problems: {
    'email-in-use': 'An account with this email already exists.',
    'email-invalid': 'Enter a valid email, such as name@practice.com.',
    'email-unknown': 'No account found with this email address',
    'password-weak': 'This password is too easy to guess. Choose a longer one.',
    'password-short': 'Use at least 8 characters.',
    'password-long': 'Use at most 128 characters.',
    'password-common': 'This is one of the most common passwords. Choose another one.',
    'password-email': 'This is your email. Choose another password.',
    'password-same': 'This is your one-time password. Choose a different one.',
    'password-wrong': 'Incorrect password.',
    'password-needed': 'Enter your password again: you signed in a while ago.',
    'link-used': 'This link was already used or replaced.',
    'link-expired': 'This link has expired.',
    disabled: 'This account is disabled. Ask your lens consultant or administrator.',
    deleted: 'The account for this link no longer exists.',
    throttled: 'Too many attempts. Wait a few minutes, then try again.',
    offline: 'The server cannot be reached. Check the connection and try again.',
    unknown: 'Something went wrong. Try again; if it continues, contact your administrator.',
  },
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. Use three or four unrelated words.',
  passwordMissing: 'Enter a password',
  passwordShort: { one: 'Add 1 more character', other: 'Add %{count} more characters' },
  strength: { weak: 'Easy to guess', fair: 'Fair', good: 'Good' },
  emailRequired: 'Email is required',
  pause: '%{text} (in %{seconds} s)',
  wait: 'Too many attempts. Try again in %{minutes} min.',
  signIn: 'Sign in',
};

const es: typeof en = {
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
  passwordShort: { one: 'Agregue 1 carácter más', other: 'Agregue %{count} caracteres más' },
  strength: { weak: 'Fácil de adivinar', fair: 'Aceptable', good: 'Buena' },
  emailRequired: 'El correo electrónico es obligatorio',
  pause: '%{text} (en %{seconds} s)',
  wait: 'Demasiados intentos. Inténtelo de nuevo dentro de %{minutes} min.',
  signIn: 'Iniciar sesión',
};

/** The texts that the auth flow's pages share; the sign-in page does not need them. */
export const { useTexts: useAuthText, texts: authText } = createText({ en, es });
