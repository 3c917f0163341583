import type { mailbox as en } from '../../en/embedded/mailbox.ts';

export const mailbox: typeof en = {
  note: 'Solo en modo local: los mensajes no salen de esta computadora.',
  link: 'Abrir el buzón local',
};
