import type { entry as en } from '../../en/entry/entry.ts';

export const entry: typeof en = {
  product: 'Lens Portal',
  language: 'Idioma',
  languageFailed:
    'No se pudo cargar el idioma. Revise su conexión, recargue la página y elíjalo de nuevo.',
  titles: {
    login: 'Iniciar sesión',
    verifyEmail: 'Verifique su correo',
    request: 'Número de cuenta',
    terms: 'Términos y condiciones',
    signUp: 'Crear una cuenta',
    forgotPassword: 'Olvidé mi contraseña',
    action: 'Enlace de un correo',
    newPassword: 'Elija su contraseña',
    invitation: 'Invitación',
    unsubscribe: 'Cartas por correo',
    notFound: 'Página no encontrada',
  },
  verifying: 'Verificando la sesión...',
  leaving: 'Cerrando la sesión...',
  loading: 'Cargando...',
  login: {
    heading: 'Iniciar sesión',
    lead: 'Pida lentes de contacto a la medida y siga su fabricación.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión...',
    paused: 'Iniciar sesión (en %{seconds} s)',
    otherWays: 'Otras opciones',
    forgotten: 'Olvidé mi contraseña',
    signUp: 'Crear una cuenta',
    reset: 'Elegir una nueva contraseña',
    passwordSet: 'La nueva contraseña está guardada. Inicie sesión con ella.',
    verified: 'Su correo está verificado. Inicie sesión con él.',
  },
  problems: {
    wrong: 'El correo o la contraseña no son correctos. Revíselos e inténtelo de nuevo.',
    disabled:
      'Esta cuenta está desactivada. Comuníquese con su consultor de lentes o su administrador.',
    throttled: 'Demasiados intentos. Espere un minuto o elija una nueva contraseña.',
    offline: 'No hay conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
    unknown:
      'No se pudo iniciar sesión. Inténtelo de nuevo; si continúa, comuníquese con su administrador.',
    emailMissing: 'Escriba su correo electrónico',
    passwordMissing: 'Escriba su contraseña',
  },
  because: {
    expired: 'Su sesión terminó. Inicie sesión para continuar donde estaba.',
    'server-error':
      'El servidor reportó un error y se cerró su sesión. Inicie sesión para continuar.',
    'other-tab': 'Cerró la sesión en otra pestaña.',
    idle: 'Se cerró la sesión por inactividad. Inicie sesión para continuar donde estaba.',
    ended:
      'Esta sesión se cerró desde otro dispositivo o por un administrador. Inicie sesión para continuar.',
    'address-changed': 'Su correo ya está verificado. Inicie sesión con él.',
    unreadable: 'Inició sesión, pero no se pudo cargar su perfil.',
    tryAgain: 'Intentar de nuevo',
  },
  checkAgain: 'Revisar de nuevo',
  checking: 'Revisando...',
  stillMissing: 'Todavía no está verificado.',
  logout: 'Cerrar sesión',
  notGranted: {
    heading: 'Su rol no incluye esta página',
    body: 'Su rol en la cuenta %{number} no incluye esta página. Un titular del consultorio puede cambiar su rol.',
    home: 'Ir al panel',
  },
  notFound: {
    heading: 'Página no encontrada',
    body: 'Esta página no existe.',
    home: 'Ir a la página de inicio',
  },
  broken: {
    heading: 'Ocurrió un error en esta página',
    body: 'El resto del portal sigue funcionando. Inténtelo de nuevo o vaya a otra página.',
    retry: 'Intentar de nuevo',
  },
  config: {
    heading: 'El portal no está configurado',
    body: 'Estas variables de la compilación faltan o son incorrectas: %{variables}',
  },
};
