const en = {
  open: 'Keyboard shortcuts',
  title: 'Keyboard shortcuts in this queue',
  on: 'Use keyboard shortcuts',
  next: 'Next order',
  previous: 'Previous order',
  enter: 'Open the order',
  enterKey: 'Enter',
  approve: 'Approve the order',
  reject: 'Reject the order',
  select: 'Select or deselect the order',
  search: 'Go to search',
  help: 'Show these shortcuts',
  close: 'Close',
};

const es: typeof en = {
  open: 'Atajos de teclado',
  title: 'Atajos de teclado en esta lista',
  on: 'Usar atajos de teclado',
  next: 'Pedido siguiente',
  previous: 'Pedido anterior',
  enter: 'Abrir el pedido',
  enterKey: 'Enter',
  approve: 'Aprobar el pedido',
  reject: 'Rechazar el pedido',
  select: 'Seleccionar o deseleccionar el pedido',
  search: 'Ir a la búsqueda',
  help: 'Mostrar estos atajos',
  close: 'Cerrar',
};

/** The keys of the queue and what they do. */
export const keyMessages = { en, es };
