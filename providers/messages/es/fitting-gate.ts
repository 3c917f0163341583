import type { texts as en } from '../en/fitting-gate.ts';

const fittingGate: (typeof en)['fittingGate'] = {
  title: 'Abrir como borrador de pedido',
  wait: 'Abriendo el formulario del pedido',
  nothing: 'Esta dirección no contiene ninguna adaptación.',
  back: 'Volver a la adaptación',
  signIn: {
    text: 'Un borrador de pedido pertenece a la cuenta de un consultorio. Inicie sesión con un usuario que pide para ella; la adaptación se conserva.',
    action: 'Iniciar sesión',
    none: '¿Aún no tiene usuario?',
    signUp: 'Registrarse',
  },
  verify: {
    text: 'Su dirección de correo aún no está verificada. Guarde el enlace de la adaptación, verifique la dirección y abra el enlace de nuevo.',
    action: 'Verificar su correo',
  },
  account: {
    text: 'Su usuario aún no tiene cuenta, y los pedidos se hacen para una cuenta. Guarde el enlace de la adaptación, solicite una cuenta o escriba su número, y abra el enlace de nuevo.',
    action: 'Solicitar una cuenta',
  },
  staff:
    'Los pedidos los hacen los consultorios, no el personal del laboratorio. Envíe el enlace de la adaptación al consultorio.',
  role: {
    text: 'Su rol en la cuenta %{number} no incluye hacer pedidos. Envíe el enlace de la adaptación a un colega que pide, o solicite ese rol a un propietario de la cuenta.',
    other: 'Pedir para la cuenta %{number}',
  },
};

export const texts = { fittingGate };
