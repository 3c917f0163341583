const en = {
  title: 'Before you submit',
  levels: {
    warning: 'Warning |||| Warnings',
    information: 'Information |||| Information',
  },
  seen: 'Seen',
  seenOf: 'Seen: %{warning}',
  note: 'Note to the consultant (optional)',
  noteOf: 'Note to the consultant (optional) on: %{warning}',
};

export const messages = {
  en,
  es: {
    title: 'Antes de enviar',
    levels: {
      warning: 'Advertencia |||| Advertencias',
      information: 'Información |||| Información',
    },
    seen: 'Visto',
    seenOf: 'Visto: %{warning}',
    note: 'Nota al consultor (opcional)',
    noteOf: 'Nota al consultor (opcional) sobre: %{warning}',
  },
} satisfies { en: typeof en; es: typeof en };
