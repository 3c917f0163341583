import type { signOut as en } from '../../en/idle/sign-out.ts';

export const signOut: typeof en = {
  saving: 'Guardando sus borradores...',
  title: 'Borradores sin enviar en esta computadora',
  unsent:
    '%{smart_count} borrador tiene cambios que no se pudieron enviar. |||| %{smart_count} borradores tienen cambios que no se pudieron enviar.',
  choice:
    'Si permanecen en esta computadora, los encontrará al volver a iniciar sesión aquí, durante 30 días como máximo. En una computadora que otros usan, quítelos. Lo que se envió antes no se pierde en ningún caso.',
  notRemoved:
    'No se pudieron quitar. Inténtelo de nuevo, o cancele y elimine los borradores uno por uno.',
  keep: 'Conservar en esta computadora',
  remove: 'Quitar',
  cancel: 'Cancelar',
};
