import type { idle as en } from '../../en/idle/idle.ts';

export const idle: typeof en = {
  warning: {
    title: 'Aviso de fin de sesión',
    soon: 'Su sesión está por vencer',
    logOutIn: 'Por inactividad, su sesión se cerrará en:',
    goOn: 'Continuar sesión',
    logOut: 'Cerrar sesión',
    left: {
      300: 'Su sesión terminará en 5 minutos.',
      120: 'Su sesión terminará en 2 minutos.',
      60: 'Su sesión terminará en 1 minuto.',
      30: 'Su sesión terminará en 30 segundos.',
    },
  },
  expired: {
    title: 'Sesión vencida',
    over: 'Su sesión ha vencido',
    why: 'Se cerró su sesión por inactividad.',
    back: 'Volver a iniciar sesión',
  },
};
