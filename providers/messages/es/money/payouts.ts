import { PAYOUT_LABELS_ES } from '#domain/money/payouts/payout-labels.ts';

/** What the lab sees of the payouts of the payment service. */
export const payouts = {
  title: 'Depósitos',
  error: 'No se pudieron cargar los depósitos',
  csv: 'CSV',
  inTransit: {
    title: 'En tránsito ahora',
    books: 'En tránsito según los libros',
    difference: 'Sin explicar',
    unexplained:
      'Los libros y el servicio de pagos difieren. Revise las líneas marcadas y los depósitos con diferencia.',
  },
  held: {
    title: 'Las disputas abiertas retienen %{amount}',
    since: 'desde el %{day}, %{reason}',
  },
  parts: {
    paymentCents: 'Pagos',
    refundCents: 'Reembolsos',
    disputeCents: 'Disputas',
    feeCents: 'Comisiones',
    otherCents: 'Otros',
  },
  lines: {
    inTransit: 'Qué está en tránsito',
    ofPayout: 'En el depósito %{id}',
    back: 'Mostrar lo que está en tránsito',
    empty: 'No hay nada en tránsito.',
    emptyPayout: 'El servicio de pagos no ha informado qué contiene este depósito.',
  },
  fields: { ...PAYOUT_LABELS_ES.fields, why: 'Dónde está' },
  kinds: PAYOUT_LABELS_ES.kinds,
  why: {
    notTold: 'El servicio de pagos aún no lo ha informado en su saldo',
    notPaidOut: 'Aún no depositado',
    inPayout: 'En un depósito del %{day}',
  },
  unexplained: {
    unknown: 'Desconocido',
    otherCurrency: 'Otra moneda',
    notInBooks: 'No está en los libros',
    differs: 'Otro importe en los libros',
  },
  list: {
    title: 'Todos los depósitos',
    empty: 'El servicio de pagos aún no ha depositado nada.',
    payout: 'Depósito de %{amount}',
    books: 'En los libros',
    difference: 'Diferencia',
    noParts: 'El servicio de pagos no informa qué contiene: alguien lo pidió a mano.',
    notWhole: 'El servicio de pagos aún no ha informado todo lo que contiene.',
  },
  states: { onTheWay: 'En camino', paid: 'Pagado', failed: 'Fallido' },
  arrives: {
    onTheWay: 'Se espera el %{day}',
    paid: 'En el banco el %{day}',
    failed: 'El banco no lo aceptó (%{failure}): el dinero está de nuevo en el servicio de pagos',
  },
};
