import { STATEMENT_LABELS_ES } from '#domain/statements/statement-labels-es.ts';

export const books = {
  loading: 'Cargando...',
  csv: 'CSV',
  tabs: { label: 'Libros', invoices: 'Facturas', receivables: 'Cuentas por cobrar' },
  receivables: {
    title: 'Cuentas por cobrar por antigüedad',
    all: 'Todas las que coinciden',
    search: 'Buscar consultorio o cuenta',
    find: 'Buscar',
    ages: 'Filtrar por antigüedad',
    anyAge: 'Cualquier antigüedad',
    error: 'No se pudieron cargar las cuentas por cobrar',
    empty: 'Ninguna cuenta que coincida debe algo.',
    fields: {
      id: 'Cuenta',
      ...STATEMENT_LABELS_ES.ages,
      total: 'Pendiente',
      unapplied: 'Sin aplicar',
    },
  },
};
