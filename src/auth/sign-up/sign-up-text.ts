import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'Create an account',
  lead: 'For practices that fit our lenses. You can link your account number afterwards.',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Practice',
  password: 'Password',
  missing: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    company: 'Enter the name of your practice',
    terms: 'Accept the terms to create an account',
  },
  version: 'version %{version}',
  submit: 'Create account',
  busy: 'Creating account...',
  known: 'With this address you can',
  knownSignIn: 'sign in',
  or: 'or',
  knownForgotten: 'set a new password',
  already: 'Do you have an account already?',
};

const es: typeof en = {
  heading: 'Crear una cuenta',
  lead: 'Para consultas que adaptan nuestros lentes. Después podrá vincular su número de cuenta.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  company: 'Consulta',
  password: 'Contraseña',
  missing: {
    firstName: 'Escriba su nombre',
    lastName: 'Escriba sus apellidos',
    company: 'Escriba el nombre de su consulta',
    terms: 'Acepte los términos para crear una cuenta',
  },
  version: 'versión %{version}',
  submit: 'Crear cuenta',
  busy: 'Creando la cuenta...',
  known: 'Con esta dirección puede',
  knownSignIn: 'iniciar sesión',
  or: 'o',
  knownForgotten: 'elegir una nueva contraseña',
  already: '¿Ya tiene una cuenta?',
};

export const { useTexts: useSignUpText } = createText({ en, es });
