const en = {
  open: 'Keyboard',
  title: 'Keyboard in this queue',
  on: 'Use these keys',
  next: 'Next order',
  previous: 'Previous order',
  enter: 'Open the order',
  enterKey: 'Enter',
  approve: 'Approve the order',
  reject: 'Reject the order',
  select: 'Select the order, or no longer',
  search: 'Go to the search',
  help: 'Show these keys',
  close: 'Close',
};

const es: typeof en = {
  open: 'Teclado',
  title: 'Teclado en esta cola',
  on: 'Usar estas teclas',
  next: 'Pedido siguiente',
  previous: 'Pedido anterior',
  enter: 'Abrir el pedido',
  enterKey: 'Intro',
  approve: 'Aprobar el pedido',
  reject: 'Rechazar el pedido',
  select: 'Seleccionar el pedido, o dejar de hacerlo',
  search: 'Ir a la búsqueda',
  help: 'Mostrar estas teclas',
  close: 'Cerrar',
};

/** The keys of the queue and what they do. */
export const keyMessages = { en, es };
