import type { userAudit as en } from '../../en/users/user-audit.ts';

export const userAudit: typeof en = {
  account: { claim: 'Cuenta vinculada con datos de factura' },
  application: {
    submit: 'Solicitud enviada',
    approve: 'Solicitud aprobada',
    decline: 'Solicitud rechazada',
  },
  buyingGroup: { add: 'Grupo de compra agregado' },
  customer: {
    add: 'Cuenta agregada',
    complete: 'Cuenta completada',
    save: 'Datos de la cuenta cambiados',
  },
  draft: { save: 'Borrador guardado', delete: 'Borrador eliminado' },
  lens: { saveVersion: 'Lente guardado' },
  invitation: {
    add: 'Invitación a una cuenta enviada',
    resend: 'Invitación enviada de nuevo',
    revoke: 'Invitación revocada',
    accept: 'Invitación aceptada',
  },
  member: {
    add: 'Agregado a una cuenta',
    remove: 'Retirado de una cuenta',
    change: 'Rol en una cuenta cambiado',
    makeMain: 'Cuenta principal cambiada',
  },
  order: {
    submit: 'Pedido enviado',
    resubmit: 'Pedido corregido y enviado de nuevo',
    approve: 'Pedido aprobado',
    reject: 'Pedido rechazado',
    cancel: 'Pedido cancelado',
    produce: 'Producción de un pedido iniciada',
    ship: 'Pedido despachado',
    close: 'Pedido cerrado',
    message: 'Mensaje sobre un pedido enviado',
  },
  password: { change: 'Contraseña cambiada', reset: 'Enlace de restablecimiento solicitado' },
  preference: { save: 'Configuración de una lista cambiada' },
  session: {
    end: 'Sesión cerrada en un dispositivo',
    endOthers: 'Sesiones cerradas en otros dispositivos',
    endAll: 'Todas las sesiones cerradas',
  },
  terms: { accept: 'Términos aceptados' },
  user: {
    create: 'Usuario creado',
    setRole: 'Rol cambiado',
    rename: 'Nombre cambiado',
    enable: 'Usuario activado',
    disable: 'Usuario desactivado',
    verifyEmail: 'Correo marcado como verificado',
    resetPassword: 'Contraseña temporal asignada',
    delete: 'Usuario eliminado',
  },
};
