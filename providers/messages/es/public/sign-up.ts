import type { signUp as en } from '../../en/public/sign-up.ts';

export const signUp: typeof en = {
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
