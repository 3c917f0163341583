const en = {
  approve: {
    action: 'Approve %{smart_count} order |||| Approve %{smart_count} orders',
    title: 'Approve %{smart_count} order? |||| Approve %{smart_count} orders?',
    text: 'They will be released for production.',
    done: '%{smart_count} order approved |||| %{smart_count} orders approved',
  },
  reject: {
    action: 'Reject %{smart_count} order |||| Reject %{smart_count} orders',
    title: 'Reject %{smart_count} order? |||| Reject %{smart_count} orders?',
    text: 'They go back to their practices, all with this reason; nothing is made.',
    done: '%{smart_count} order rejected |||| %{smart_count} orders rejected',
  },
  produce: {
    action: 'Start production of %{smart_count} |||| Start production of %{smart_count}',
    title:
      'Start the production of %{smart_count} order? |||| Start the production of %{smart_count} orders?',
    text: 'They go into production.',
    done: '%{smart_count} order in production |||| %{smart_count} orders in production',
  },
  close: {
    action: 'Close %{smart_count} order |||| Close %{smart_count} orders',
    title: 'Close %{smart_count} order? |||| Close %{smart_count} orders?',
    text: 'They are done; their practices are told by e-mail.',
    done: '%{smart_count} order closed |||| %{smart_count} orders closed',
  },
  progress: '%{done} of %{total}',
  progressLabel: 'Progress',
  cancel: 'Cancel the rest',
  cancelling: 'Ending after this part',
  failed: '%{smart_count} was not done |||| %{smart_count} were not done',
  unsent: 'Not sent',
  offline: 'There was no answer: what became of it is not known.',
  movedOn: 'Changed meanwhile: now %{state}',
  again: 'Try the failed one again |||| Try the failed ones again',
  finish: 'Done',
};

const es: typeof en = {
  approve: {
    action: 'Aprobar %{smart_count} pedido |||| Aprobar %{smart_count} pedidos',
    title: '¿Aprobar %{smart_count} pedido? |||| ¿Aprobar %{smart_count} pedidos?',
    text: 'Pasarán a producción.',
    done: '%{smart_count} pedido aprobado |||| %{smart_count} pedidos aprobados',
  },
  reject: {
    action: 'Rechazar %{smart_count} pedido |||| Rechazar %{smart_count} pedidos',
    title: '¿Rechazar %{smart_count} pedido? |||| ¿Rechazar %{smart_count} pedidos?',
    text: 'Vuelven a sus consultas, todos con este motivo; no se fabrica nada.',
    done: '%{smart_count} pedido rechazado |||| %{smart_count} pedidos rechazados',
  },
  produce: {
    action: 'Iniciar producción de %{smart_count} |||| Iniciar producción de %{smart_count}',
    title:
      '¿Iniciar la producción de %{smart_count} pedido? |||| ¿Iniciar la producción de %{smart_count} pedidos?',
    text: 'Entran en producción.',
    done: '%{smart_count} pedido en producción |||| %{smart_count} pedidos en producción',
  },
  close: {
    action: 'Cerrar %{smart_count} pedido |||| Cerrar %{smart_count} pedidos',
    title: '¿Cerrar %{smart_count} pedido? |||| ¿Cerrar %{smart_count} pedidos?',
    text: 'Quedan terminados; sus consultas reciben un correo.',
    done: '%{smart_count} pedido cerrado |||| %{smart_count} pedidos cerrados',
  },
  progress: '%{done} de %{total}',
  progressLabel: 'Progreso',
  cancel: 'Cancelar el resto',
  cancelling: 'Termina tras esta parte',
  failed: '%{smart_count} no se hizo |||| %{smart_count} no se hicieron',
  unsent: 'No enviado',
  offline: 'No hubo respuesta: no se sabe qué ocurrió.',
  movedOn: 'Cambió entretanto: ahora %{state}',
  again: 'Reintentar el que falló |||| Reintentar los que fallaron',
  finish: 'Listo',
};

export const messages = { en, es };
