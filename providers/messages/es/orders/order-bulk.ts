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
  ship: {
    action: 'Despachar %{smart_count} pedido |||| Despachar %{smart_count} pedidos',
    title: '¿Despachar %{smart_count} pedido? |||| ¿Despachar %{smart_count} pedidos?',
    text: 'Cada consultorio recibe los datos de rastreo de sus pedidos.',
    done: '%{smart_count} pedido despachado |||| %{smart_count} pedidos despachados',
    results: 'Resultados por pedido',
    shipped: 'Despachado',
    column: 'Números de rastreo',
    tracking: 'Número de rastreo',
    trackingOf: 'Número de rastreo de %{number}',
    without:
      '%{smart_count} pedido no tiene número de rastreo y se despacha sin él. |||| %{smart_count} pedidos no tienen número de rastreo y se despachan sin él.',
    load: 'Cargar de CSV',
    help: 'Escriba o escanee hacia abajo (Intro pasa al pedido siguiente), pegue una columna o cargue líneas con número de pedido y número de rastreo.',
    used: '%{smart_count} número de rastreo leído |||| %{smart_count} números de rastreo leídos',
    bad: {
      unknown: 'Línea %{line}: el pedido %{number} no es uno de estos pedidos.',
      twice: 'Línea %{line}: el pedido %{number} aparece dos veces; se usa la primera línea.',
      missing: 'Línea %{line}: el pedido %{number} no tiene número de rastreo.',
      tooLong: 'Línea %{line}: el número de rastreo del pedido %{number} es demasiado largo.',
    },
    fileTooLarge: 'Este archivo es demasiado grande. Elija un archivo CSV de hasta 200 KB.',
    fileFailed: 'No se pudo leer el archivo. Elíjalo de nuevo.',
  },
  cancel: 'Cancelar el resto',
  failed: '%{smart_count} pedido no se procesó |||| %{smart_count} pedidos no se procesaron',
  movedOn: 'Ya cambió: ahora %{state}',
  unusual: {
    label: 'Pedidos inusuales',
    count:
      '%{smart_count} de los %{total} pedidos es inusual: |||| %{smart_count} de los %{total} pedidos son inusuales:',
    leaveOut: 'Dejar fuera este pedido |||| Dejar fuera estos %{smart_count}',
    leftOut:
      '%{smart_count} pedido inusual queda fuera y sigue seleccionado. |||| %{smart_count} pedidos inusuales quedan fuera y siguen seleccionados.',
    takeBack: 'Incluirlo de nuevo |||| Incluirlos de nuevo',
    changed: 'Cambió entretanto: ahora %{state}',
    newTab: 'se abre en una pestaña nueva',
    failed: 'No se pudo cargar el estado actual de estos pedidos.',
  },
  again: 'Reintentar el pedido que falló |||| Reintentar los pedidos que fallaron',
};
