const en = {
  approve: {
    action: 'Approve %{smart_count} order |||| Approve %{smart_count} orders',
    title: 'Approve %{smart_count} order? |||| Approve %{smart_count} orders?',
    text: 'Approved orders are released for production.',
    done: '%{smart_count} order approved |||| %{smart_count} orders approved',
  },
  reject: {
    action: 'Reject %{smart_count} order |||| Reject %{smart_count} orders',
    title: 'Reject %{smart_count} order? |||| Reject %{smart_count} orders?',
    text: 'Rejected orders go back to the practice with this reason; nothing is made.',
    done: '%{smart_count} order rejected |||| %{smart_count} orders rejected',
  },
  produce: {
    action: 'Start production of %{smart_count} |||| Start production of %{smart_count}',
    title:
      'Start the production of %{smart_count} order? |||| Start the production of %{smart_count} orders?',
    text: 'Production starts immediately.',
    done: '%{smart_count} order in production |||| %{smart_count} orders in production',
  },
  close: {
    action: 'Close %{smart_count} order |||| Close %{smart_count} orders',
    title: 'Close %{smart_count} order? |||| Close %{smart_count} orders?',
    text: 'Closed orders are complete; the practice is notified by email.',
    done: '%{smart_count} order closed |||| %{smart_count} orders closed',
  },
  cancel: 'Cancel the rest',
  failed: '%{smart_count} order was not processed |||| %{smart_count} orders were not processed',
  movedOn: 'Already changed: now %{state}',
  again: 'Retry the failed order |||| Retry the failed orders',
};

const es: typeof en = {
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

export const messages = { en, es };
