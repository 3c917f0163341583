import type { userCreate as en } from '../../en/users/user-create.ts';

export const userCreate: typeof en = {
  title: 'Crear usuario',
  back: 'Todos los usuarios',
  name: 'Nombre',
  practice: 'Consultorio',
  nameHelp: 'Como lo ven los demás usuarios. Puede dejarse en blanco.',
  practiceHelp:
    'Da acceso a esta cuenta y a sus cuentas adicionales desde el primer inicio de sesión. Sin ella, el usuario solicita la cuenta.',
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
