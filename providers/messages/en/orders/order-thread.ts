export const orderThread = {
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
