const en = {
  title: 'Before you submit',
  levels: {
    warning: 'Warning |||| Warnings',
    information: 'Information |||| Information',
  },
  seen: 'Acknowledge',
  seenOf: 'Acknowledge: %{warning}',
  note: 'Note to the lens consultant (optional)',
  noteOf: 'Note to the lens consultant (optional) on: %{warning}',
};

export const messages = {
  en,
  es: {
    title: 'Antes de enviar',
    levels: {
      warning: 'Advertencia |||| Advertencias',
      information: 'Información |||| Información',
    },
    seen: 'Confirmar',
    seenOf: 'Confirmar: %{warning}',
    note: 'Nota al consultor de lentes (opcional)',
    noteOf: 'Nota al consultor de lentes (opcional) sobre: %{warning}',
  },
} satisfies { en: typeof en; es: typeof en };
