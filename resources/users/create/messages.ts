const en = {
  title: 'Create user',
  back: 'All users',
  lead: 'For someone who does not sign up on their own. Practices usually sign up themselves, then request their account.',
  email: 'Email',
  role: 'Role',
  roles: {
    customer:
      'Signs in for a practice. Links to its account with an invoice and ZIP code, or with an application.',
    admin: 'Works for the lab: sees and decides on orders from every practice.',
    superAdmin: 'Also manages users, customers, lenses and emails.',
  },
  password: 'One-time password',
  passwordHelp: 'At least %{least} characters. It works once; the user then chooses their own.',
  show: 'Show password',
  hide: 'Hide password',
  generate: 'Generate a strong password',
  submit: 'Create user',
  wrong: {
    email: 'Enter an email.',
    password: 'Enter or generate a password.',
  },
  failed: 'The user was not created.',
  done: {
    title: 'User created',
    set: 'One-time password set',
    who: '%{email} can sign in with this one-time password:',
    once: 'It is shown only once. Give it to the user by phone or in person, not in the same message as the email.',
    next: 'What happens next',
    choose:
      'At the first sign-in, the user must choose their own password before doing anything else.',
    verify: "Then they verify their email and request their practice's account.",
    copy: 'Copy password',
    copied: 'Copied',
    refused: 'The browser did not allow copying. Select the password and copy it.',
    show: 'View user',
    another: 'Create another user',
    close: 'I gave it to the user',
  },
};

const es: typeof en = {
  title: 'Crear usuario',
  back: 'Todos los usuarios',
  lead: 'Para quien no se registra por su cuenta. Los consultorios suelen registrarse solos y después solicitan su cuenta.',
  email: 'Correo electrónico',
  role: 'Rol',
  roles: {
    customer:
      'Inicia sesión para un consultorio. Se vincula a su cuenta con una factura y el código postal, o con una solicitud.',
    admin:
      'Trabaja para el laboratorio: ve los pedidos de todos los consultorios y decide sobre ellos.',
    superAdmin: 'También administra usuarios, clientes, lentes y correos.',
  },
  password: 'Contraseña temporal',
  passwordHelp: 'Al menos %{least} caracteres. Funciona una vez; después el usuario elige la suya.',
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
    set: 'Contraseña temporal asignada',
    who: '%{email} puede iniciar sesión con esta contraseña temporal:',
    once: 'Solo se muestra una vez. Entréguela por teléfono o en persona, no en el mismo mensaje que el correo.',
    next: 'Qué ocurre después',
    choose:
      'Al iniciar sesión por primera vez, el usuario debe elegir su propia contraseña antes de hacer otra cosa.',
    verify: 'Después verifica su correo electrónico y solicita la cuenta de su consultorio.',
    copy: 'Copiar contraseña',
    copied: 'Copiada',
    refused: 'El navegador no permitió copiar. Seleccione la contraseña y cópiela a mano.',
    show: 'Ver usuario',
    another: 'Crear otro usuario',
    close: 'Ya la entregué',
  },
};

export const messages = { en, es };
