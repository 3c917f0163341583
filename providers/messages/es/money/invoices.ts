import { INVOICE_LABELS_ES } from '#domain/money/invoices/invoice-labels-es.ts';

const { fields, states, sums, terms, quantity } = INVOICE_LABELS_ES;

/** Facturas, para los consultorios y para el laboratorio. */
export const invoices = {
  title: 'Facturas',
  one: 'Factura %{number}',
  label: 'Facturas',
  search: 'Buscar factura, pedido o n.º de orden de compra',
  allAccounts: 'Todas las cuentas',
  statement: 'Estado de cuenta',
  noAccount: 'Su usuario todavía no tiene una cuenta.',
  billedThrough: 'Se factura a %{group}',
  fields,
  terms,
  states,
  started: 'Pago iniciado',
  quick: { label: 'Filtrar por estado', all: 'Todas' },
  empty: {
    none: 'Todavía no se ha facturado ningún pedido. La factura se emite cuando se despacha un pedido.',
    filtered: 'Ninguna factura coincide.',
    clear: 'Quitar el filtro',
  },
  error: { load: 'No se pudieron cargar las facturas', loadOne: 'No se pudo cargar la factura' },
  notFound: 'No se encontró la factura',
  notFoundText: 'No existe esa factura, o es de otra cuenta.',
  loading: 'Cargando la factura',
  content: 'Conceptos facturados',
  quantity,
  sums,
  pdf: 'PDF',
  pdfBusy: 'Preparando el PDF',
  pdfIn: 'PDF, %{size}',
  back: 'Todas las facturas',
  openOrder: 'Abrir el pedido %{number}',
  payments: {
    title: 'Pagos',
    line: '%{method} %{reference}',
    isVoid: 'anulado',
    credit: 'Crédito de lentes',
    creditVoid: 'Crédito de lentes (devuelto)',
    methods: {
      check: 'Cheque',
      wire: 'Transferencia',
      cash: 'Efectivo',
      card: 'Tarjeta',
      bankAccount: 'Cuenta bancaria',
    },
  },
};
