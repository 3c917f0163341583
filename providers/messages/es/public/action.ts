import type { action as en } from '../../en/public/action.ts';

export const action: typeof en = {
  working: 'Abriendo el enlace...',
  verified: {
    heading: 'Correo verificado',
    body: '%{email} está verificado.',
  },
  changed: {
    heading: 'Correo cambiado',
    body: 'Su correo ahora es %{email}. Inicie sesión con él.',
  },
  recovered: {
    heading: 'Correo restaurado',
    body: 'Su correo vuelve a ser %{email}. Si no pidió el cambio, elija una nueva contraseña.',
  },
  password: {
    heading: 'Elija una nueva contraseña',
    body: 'Para %{email}',
    email: 'Correo electrónico',
    submit: 'Guardar la contraseña',
    busy: 'Guardando...',
  },
  failed: {
    heading: 'Este enlace no funciona',
    broken: 'El enlace está incompleto. Copie el enlace entero del correo.',
  },
  otherUser: 'Aquí ha iniciado sesión como %{email}.',
  goOn: 'Continuar',
  tryAgain: 'Intentar de nuevo',
  signIn: 'Iniciar sesión',
  sendAgain: 'Enviar un correo nuevo',
  forgotten: 'Enviar un enlace nuevo',
  newPassword: 'Elegir una nueva contraseña',
};
