import { createText } from '#src/i18n/create-text.ts';

const en = {
  problems: {
    'email-in-use': 'There is an account with this address already.',
    'email-invalid': 'This is not an e-mail address. It looks like name@practice.com.',
    'email-unknown': 'No account found with this email address',
    'password-weak': 'This password is too easy to guess. Choose a longer one.',
    'password-wrong': 'The password is not right.',
    'password-needed': 'Enter your password once more: the last sign-in was a while ago.',
    'link-used': 'This link was used already, or a newer one was sent.',
    'link-expired': 'This link is too old.',
    disabled: 'This account is disabled. Ask your lens consultant or administrator.',
    deleted: 'The account of this link does not exist any more.',
    throttled: 'Too many attempts. Wait a few minutes, then try again.',
    offline: 'The server cannot be reached. Check the connection and try again.',
    unknown: 'That did not work. Try again; if it goes on, ask your administrator.',
  },
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. Three or four words that do not belong together are good.',
  passwordMissing: 'Enter a password',
  passwordShort: { one: '1 character is missing', other: '%{count} characters are missing' },
  strength: { weak: 'Easy to guess', fair: 'Fair', good: 'Good' },
  emailRequired: 'Email is required',
  pause: '%{text} (in %{seconds} s)',
  signIn: 'Sign in',
};

const es: typeof en = {
  problems: {
    'email-in-use': 'Ya existe una cuenta con esta dirección.',
    'email-invalid': 'Esto no es una dirección de correo. Tiene la forma nombre@consulta.com.',
    'email-unknown': 'No se encontró ninguna cuenta con esta dirección de correo',
    'password-weak': 'Esta contraseña es fácil de adivinar. Elija una más larga.',
    'password-wrong': 'La contraseña no es correcta.',
    'password-needed': 'Escriba su contraseña otra vez: inició sesión hace un rato.',
    'link-used': 'Este enlace ya se usó o se envió uno más nuevo.',
    'link-expired': 'Este enlace es demasiado antiguo.',
    disabled: 'Esta cuenta está desactivada. Consulte a su asesor de lentes o administrador.',
    deleted: 'La cuenta de este enlace ya no existe.',
    throttled: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    offline: 'No se puede acceder al servidor. Revise la conexión e inténtelo de nuevo.',
    unknown: 'No ha funcionado. Inténtelo de nuevo; si continúa, consulte a su administrador.',
  },
  newPassword: 'Nueva contraseña',
  passwordHint: 'Al menos 8 caracteres. Tres o cuatro palabras sin relación son buena elección.',
  passwordMissing: 'Escriba una contraseña',
  passwordShort: { one: 'Falta 1 carácter', other: 'Faltan %{count} caracteres' },
  strength: { weak: 'Fácil de adivinar', fair: 'Aceptable', good: 'Buena' },
  emailRequired: 'El correo electrónico es obligatorio',
  pause: '%{text} (en %{seconds} s)',
  signIn: 'Iniciar sesión',
};

/** What the doors say in common; the sign-in page does without. */
export const { useTexts: useDoorText, texts: doorText } = createText({ en, es });
