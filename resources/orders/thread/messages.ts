const en = {
  title: 'Ask about this order',
  empty: {
    practice: 'No messages yet. Your lens consultant answers questions here.',
    maker: 'No messages yet. The practice sees what you write here.',
  },
  list: 'Messages',
  you: 'You',
  sides: { practice: 'Practice', maker: 'Lens consultant' },
  unread: 'New',
  message: 'Message',
  help: 'Press Ctrl + Enter to send.',
  missing: 'Write a message.',
  send: 'Send message',
  sent: 'Message sent',
  failed: 'The message was not sent. You can send it again: it will not be duplicated.',
  loadError: 'The messages could not be loaded.',
  loading: 'Loading the messages',
};

const es: typeof en = {
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
  loadError: 'No se pudieron cargar los mensajes.',
  loading: 'Cargando los mensajes',
};

export const messages = { en, es };
