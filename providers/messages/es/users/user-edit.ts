import type { userEdit as en } from '../../en/users/user-edit.ts';

export const userEdit: typeof en = {
  title: 'Modificar %{email}',
  back: 'Volver al usuario',
  cancel: 'Cancelar',
  nameHelp: 'Como lo ven los demás usuarios.',
  mayRecordPaymentsHelp:
    'Cheques, transferencias y efectivo, en una página propia: Pagos. Los superadministradores siempre pueden.',
  disables:
    'Al guardar, el usuario sale de la sesión en todas partes y no puede iniciarla hasta que se active de nuevo.',
  signsOut:
    'Al guardar, el usuario sale de la sesión en todas partes y recibe los permisos nuevos al iniciarla de nuevo.',
  failed: 'El usuario no se guardó. Inténtelo de nuevo.',
};
