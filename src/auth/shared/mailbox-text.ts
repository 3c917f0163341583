import { createText } from '#src/i18n/create-text.ts';

const en = {
  note: 'Local mode only: messages do not leave this computer.',
  link: 'Open the local mailbox',
};

const es: typeof en = {
  note: 'Solo en modo local: los mensajes no salen de esta computadora.',
  link: 'Abrir el buzón local',
};

/** Next to the link instead of in a page's texts, so that only the embedded build contains them. */
export const useMailboxText = /* @__PURE__ */ (() => createText({ en, es }).useTexts)();
