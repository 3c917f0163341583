import { createText } from '#src/i18n/create-text.ts';

const en = {
  warning: {
    title: 'Session Timeout Warning',
    soon: 'Your session is about to expire',
    logOutIn: 'Due to inactivity, you will be logged out in:',
    goOn: 'Continue Session',
    logOut: 'Logout',
    left: {
      300: 'Your session will end in 5 minutes.',
      120: 'Your session will end in 2 minutes.',
      60: 'Your session will end in 1 minute.',
      30: 'Your session will end in 30 seconds.',
    },
  },
  expired: {
    title: 'Session Expired',
    over: 'Your session has expired',
    why: 'You have been logged out due to inactivity.',
    back: 'Return to Login',
  },
};

const es: typeof en = {
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

export const useIdleText = createText({ en, es }).useTexts;
