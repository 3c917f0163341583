import type { userEdit as en } from '../../en/users/user-edit.ts';

export const userEdit: typeof en = {
  title: 'Modificar %{email}',
  back: 'Volver al usuario',
  cancel: 'Cancelar',
  nameHelp: 'Como lo ven los demás usuarios.',
  disables:
    'Al guardar, el usuario sale de la sesión en todas partes y no puede iniciarla hasta que se active de nuevo.',
  signsOut:
    'Al guardar, el usuario sale de la sesión en todas partes y recibe los permisos nuevos al iniciarla de nuevo.',
  failed: 'El usuario no se guardó. Inténtelo de nuevo.',
};
