import type { orderThread as en } from '../../en/orders/order-thread.ts';

export const orderThread: typeof en = {
  title: 'Preguntar por este pedido',
  empty: {
    practice: 'Aún no hay mensajes. Su consultor de lentes responde aquí sus preguntas.',
    maker: 'Aún no hay mensajes. El consultorio ve lo que usted escriba aquí.',
  },
  list: 'Mensajes',
  you: 'Usted',
  sides: { practice: 'Consultorio', maker: 'Consultor de lentes' },
  unread: 'Nuevo',
  message: 'Mensaje',
  help: 'Presione Ctrl + Enter para enviar.',
  missing: 'Escriba un mensaje.',
  send: 'Enviar mensaje',
  sent: 'Mensaje enviado',
  failed: 'El mensaje no se envió. Puede enviarlo de nuevo: no se duplicará.',
  readOnly: 'Aquí escriben los titulares de la cuenta y los miembros que piden. Su rol lee.',
  loadError: 'No se pudieron cargar los mensajes.',
  loading: 'Cargando los mensajes',
};
