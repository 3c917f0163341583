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
    company: 'Enter your practice name',
    terms: 'Accept the terms to create an account',
  },
  version: 'version %{version}',
  submit: 'Create account',
  busy: 'Creating account...',
  known: 'With this email you can',
  knownSignIn: 'sign in',
  or: 'or',
  knownForgotten: 'set a new password',
  already: 'Already have an account?',
};

const es: typeof en = {
  heading: 'Crear una cuenta',
  lead: 'Para consultorios que adaptan nuestros lentes. Después podrá vincular su número de cuenta.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  company: 'Consultorio',
  password: 'Contraseña',
  missing: {
    firstName: 'Escriba su nombre',
    lastName: 'Escriba su apellido',
    company: 'Escriba el nombre de su consultorio',
    terms: 'Acepte los términos para crear una cuenta',
  },
  version: 'versión %{version}',
  submit: 'Crear cuenta',
  busy: 'Creando la cuenta...',
  known: 'Con este correo puede',
  knownSignIn: 'iniciar sesión',
  or: 'o',
  knownForgotten: 'elegir una nueva contraseña',
  already: '¿Ya tiene una cuenta?',
};

export const { useTexts: useSignUpText } = createText({ en, es });
