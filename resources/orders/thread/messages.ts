const en = {
  title: 'Ask about this order',
  empty: {
    practice: 'No messages yet. What you ask here is answered by your lens consultant.',
    maker: 'No messages yet. What you ask here is read by the practice.',
  },
  list: 'Messages',
  you: 'You',
  sides: { practice: 'Practice', maker: 'Lens consultant' },
  unread: 'New',
  message: 'Message',
  help: 'Ctrl + Enter sends it.',
  missing: 'Write a message.',
  send: 'Send message',
  sent: 'Message sent',
  failed: 'The message was not sent. It is kept here; sending it again delivers it once.',
  loadError: 'The messages could not be loaded.',
  loading: 'Loading the messages',
};

const es: typeof en = {
  title: 'Preguntar por este pedido',
  empty: {
    practice: 'Aún no hay mensajes. Su consultor de lentes responde a lo que pregunte aquí.',
    maker: 'Aún no hay mensajes. La consulta lee lo que pregunte aquí.',
  },
  list: 'Mensajes',
  you: 'Usted',
  sides: { practice: 'Consulta', maker: 'Consultor de lentes' },
  unread: 'Nuevo',
  message: 'Mensaje',
  help: 'Ctrl + Intro lo envía.',
  missing: 'Escriba un mensaje.',
  send: 'Enviar mensaje',
  sent: 'Mensaje enviado',
  failed: 'El mensaje no se envió. Se conserva aquí; al enviarlo de nuevo llega una sola vez.',
  loadError: 'No se pudieron cargar los mensajes.',
  loading: 'Cargando los mensajes',
};

export const messages = { en, es };
