const en = {
  title: 'Create user',
  back: 'All users',
  lead: 'For somebody who does not sign up by themselves. Practices usually do, and then ask for their account.',
  email: 'E-mail',
  role: 'Role',
  roles: {
    customer:
      'Signs in for a practice. Joins its account by invoice and postal code, or by an application.',
    admin: 'Works for the maker: sees and decides on the orders of every practice.',
    superAdmin: 'Manages users, customers, lenses and e-mails as well.',
  },
  password: 'One-time password',
  passwordHelp: 'At least %{least} characters. It works once: the user then chooses their own.',
  show: 'Show password',
  hide: 'Hide password',
  generate: 'Generate a strong password',
  submit: 'Create user',
  wrong: {
    email: 'Enter an e-mail address.',
    password: 'Enter or generate a password.',
  },
  failed: 'The user was not created.',
  done: {
    title: 'User created',
    set: 'One-time password set',
    who: '%{email} can sign in with this one-time password:',
    once: 'It is shown only now. Hand it over by telephone or in person, not in the same message as the address.',
    next: 'What happens next',
    choose:
      'At the first sign-in the user has to choose a password of their own; nothing else works before.',
    verify: 'Then they verify their e-mail address and ask for the account of their practice.',
    copy: 'Copy password',
    copied: 'Copied',
    refused: 'The browser refused to copy. Select the password and copy it by hand.',
    show: 'Show user',
    another: 'Create another user',
    close: 'I have handed it over',
  },
};

const es: typeof en = {
  title: 'Crear usuario',
  back: 'Todos los usuarios',
  lead: 'Para quien no se registra por sí mismo. Las consultas suelen hacerlo, y después solicitan su cuenta.',
  email: 'Correo electrónico',
  role: 'Rol',
  roles: {
    customer:
      'Inicia sesión para una consulta. Se une a su cuenta con factura y código postal, o con una solicitud.',
    admin:
      'Trabaja para el fabricante: ve los pedidos de todas las consultas y decide sobre ellos.',
    superAdmin: 'Gestiona también usuarios, clientes, lentes y correos.',
  },
  password: 'Contraseña de un solo uso',
  passwordHelp: 'Al menos %{least} caracteres. Vale una vez: después el usuario elige la suya.',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  generate: 'Generar una contraseña segura',
  submit: 'Crear usuario',
  wrong: {
    email: 'Escriba un correo electrónico.',
    password: 'Escriba o genere una contraseña.',
  },
  failed: 'El usuario no se creó.',
  done: {
    title: 'Usuario creado',
    set: 'Contraseña de un solo uso fijada',
    who: '%{email} puede iniciar sesión con esta contraseña de un solo uso:',
    once: 'Solo se muestra ahora. Entréguela por teléfono o en persona, no en el mismo mensaje que la dirección.',
    next: 'Qué ocurre después',
    choose:
      'Al iniciar sesión por primera vez el usuario debe elegir una contraseña propia; antes no funciona nada más.',
    verify: 'Después verifica su correo electrónico y solicita la cuenta de su consulta.',
    copy: 'Copiar contraseña',
    copied: 'Copiada',
    refused: 'El navegador no permitió copiar. Seleccione la contraseña y cópiela a mano.',
    show: 'Mostrar usuario',
    another: 'Crear otro usuario',
    close: 'La he entregado',
  },
};

export const messages = { en, es };
