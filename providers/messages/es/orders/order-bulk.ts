import type { orderBulk as en } from '../../en/orders/order-bulk.ts';

export const orderBulk: typeof en = {
  approve: {
    action: 'Aprobar %{smart_count} pedido |||| Aprobar %{smart_count} pedidos',
    title: '¿Aprobar %{smart_count} pedido? |||| ¿Aprobar %{smart_count} pedidos?',
    text: 'Los pedidos aprobados pasan a producción.',
    done: '%{smart_count} pedido aprobado |||| %{smart_count} pedidos aprobados',
  },
  reject: {
    action: 'Rechazar %{smart_count} pedido |||| Rechazar %{smart_count} pedidos',
    title: '¿Rechazar %{smart_count} pedido? |||| ¿Rechazar %{smart_count} pedidos?',
    text: 'Los pedidos rechazados vuelven al consultorio con este motivo; no se fabrica nada.',
    done: '%{smart_count} pedido rechazado |||| %{smart_count} pedidos rechazados',
  },
  produce: {
    action: 'Iniciar producción de %{smart_count} |||| Iniciar producción de %{smart_count}',
    title:
      '¿Iniciar la producción de %{smart_count} pedido? |||| ¿Iniciar la producción de %{smart_count} pedidos?',
    text: 'La producción empieza de inmediato.',
    done: '%{smart_count} pedido en producción |||| %{smart_count} pedidos en producción',
  },
  close: {
    action: 'Cerrar %{smart_count} pedido |||| Cerrar %{smart_count} pedidos',
    title: '¿Cerrar %{smart_count} pedido? |||| ¿Cerrar %{smart_count} pedidos?',
    text: 'Los pedidos cerrados quedan terminados; el consultorio recibe un correo.',
    done: '%{smart_count} pedido cerrado |||| %{smart_count} pedidos cerrados',
  },
  cancel: 'Cancelar el resto',
  failed: '%{smart_count} pedido no se procesó |||| %{smart_count} pedidos no se procesaron',
  movedOn: 'Ya cambió: ahora %{state}',
  again: 'Reintentar el pedido que falló |||| Reintentar los pedidos que fallaron',
};
