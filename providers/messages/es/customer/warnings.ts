import type { warnings as en } from '../../en/customer/warnings.ts';

export const warnings: typeof en = {
  title: 'Antes de enviar',
  levels: {
    warning: 'Advertencia |||| Advertencias',
    information: 'Información |||| Información',
  },
  seen: 'Confirmar',
  seenOf: 'Confirmar: %{warning}',
  note: 'Nota al consultor de lentes (opcional)',
  noteOf: 'Nota al consultor de lentes (opcional) sobre: %{warning}',
};
