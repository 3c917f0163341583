import { invoices } from './invoices.ts';

/** Pagos con cheque, transferencia o en efectivo, e importes que se dan de baja por incobrables. */
export const payments = {
  record: 'Registrar pago',
  methods: invoices.payments.methods,
  states: {
    unapplied: 'Sin aplicar',
    applied: 'Aplicado',
    refunded: 'Reembolsado',
    returned: 'Devuelto por el banco',
    void: 'Anulado',
  },
  reason: 'Motivo',
  missingReason: 'Escriba un motivo',
  wrongDay: 'Elija hoy o un día anterior',
  shares: {
    label: 'Facturas que paga',
    chooseAccount: 'Elija el cliente para ver sus facturas pendientes.',
    none: 'No hay facturas pendientes. El pago queda sin aplicar.',
    notLoaded: 'No se pudieron cargar las facturas pendientes',
    more: 'Aquí están las primeras %{most} de %{total} facturas pendientes. Registre el pago para estas y aplique después el resto.',
    invoice: 'Factura',
    due: 'Vence',
    open: 'Pendiente',
    gets: 'Recibe',
    amount: 'Importe para la factura %{number}',
    tooMuch: 'Más de lo pendiente',
    left: '%{amount} queda sin aplicar.',
    over: 'Lo asignado a las facturas supera el pago en %{amount}.',
    oldestFirst: 'Pagar primero las más antiguas',
    wrong:
      'Asigne un importe al menos a una factura: en cada una no más de lo pendiente, y en total no más que el pago.',
  },
  uses: {
    label: 'Qué ha pagado',
    none: 'Todavía no paga ninguna factura.',
    invoice: 'Factura %{number}',
    refund: 'Reembolso',
    return: 'Retirado por el banco',
    refundFailed: 'Reembolso no aceptado por el banco: el dinero está aquí de nuevo',
    refundRefused: 'Reembolso rechazado por el servicio de pagos',
    disputes: {
      open: 'En disputa: el banco lo retiene',
      won: 'En disputa, y conservado',
      lost: 'En disputa, y perdido',
    },
  },
  /** Payments that came online. */
  online: {
    list: 'Pagos en línea',
    back: 'Todos los pagos',
    parts: 'Pagos y facturas',
    credit: 'y %{amount} de crédito de lentes',
    unapplied: '%{amount} sin aplicar',
    refunded: '%{amount} reembolsado',
    refundFailed: '%{amount} no se pudo reembolsar',
    disputed: '%{amount} en disputa',
    paid: {
      action: 'Terminar como pagado',
      title: '¿Terminar el pago de %{amount} como pagado?',
      text: 'Se consulta una vez más al servicio de pagos y vale su respuesta. Sin respuesta, el pago queda recibido y paga sus facturas. Si el banco lo rechaza después, se retira.',
      done: 'El pago está pagado.',
    },
    notPaid: {
      action: 'Terminar como no pagado',
      title: '¿Terminar el pago de %{amount} como no pagado?',
      text: 'Se consulta una vez más al servicio de pagos y vale su respuesta. Sin respuesta, no se paga nada, las facturas quedan pendientes y el crédito de lentes vuelve a estar disponible. El dinero que llegue después queda sin aplicar.',
      done: 'El pago terminó. Sus facturas están pendientes.',
    },
  },
  allocate: {
    action: 'Aplicar a facturas',
    title: 'Aplicar el pago %{number} a facturas',
    text: '%{amount} de este pago está sin aplicar.',
    submit: 'Aplicar pago',
    done: 'El pago se ha aplicado.',
  },
  refund: {
    action: 'Registrar reembolso',
    title: 'Registrar un reembolso del pago %{number}',
    text: '%{amount} de este pago está sin aplicar y se puede reembolsar. El portal no mueve dinero: envíelo primero y regístrelo después.',
    amount: 'Importe',
    wrongAmount: 'Escriba un importe mayor que $0.00 y de %{most} como máximo',
    day: 'Enviado el',
    reference: 'N.º del cheque o de la transferencia',
    submit: 'Registrar reembolso',
    done: 'El reembolso se ha registrado.',
  },
  giveBack: {
    disputed:
      'El banco del consultorio retiene este pago. Se podrá reembolsar cuando el banco haya decidido.',
    action: 'Reembolsar en línea',
    title: 'Reembolsar dinero de %{number}',
    text: 'El servicio de pagos lo devuelve por donde llegó: %{amount} como máximo. Las facturas que pierdan dinero vuelven a estar pendientes.',
    submit: 'Reembolsar',
    done: 'Se pidió el reembolso al servicio de pagos.',
  },
  void: {
    action: 'Anular pago',
    title: '¿Anular el pago %{number}?',
    text: 'El pago se revierte y las facturas que pagó vuelven a estar pendientes. Ambos movimientos quedan en los libros.',
    submit: 'Anular pago',
    done: 'El pago está anulado.',
  },
  /** Lo que otros hicieron entretanto, y qué hacer ahora. */
  conflicts: {
    somebody: 'Otra persona',
    voidedBy:
      '%{who} ha anulado este pago entretanto: %{reason}. Ya no se puede hacer nada con él. Registre el dinero de nuevo si sí llegó.',
    changedBy:
      '%{who} ha cambiado este pago entretanto: ahora quedan %{amount} sin aplicar. Los importes que se muestran están al día. Revíselos e inténtelo de nuevo.',
    postedBy: '%{who} ya ha confirmado esta baja. El saldo está cancelado.',
    declinedBy: '%{who} ya ha rechazado esta baja: %{reason}. Pida otra si todavía corresponde.',
    reversingBy:
      '%{who} ha pedido revertir esta baja: %{reason}. Otro administrador debe confirmarlo.',
    reversedBy: '%{who} ya ha revertido esta baja: %{reason}. La factura está pendiente de nuevo.',
    merged:
      'La cuenta se ha fusionado con otra entretanto. Vuelva, mire lo que tiene ahora e inténtelo de nuevo.',
    void: '%{who} ya ha anulado este pago. Ya no se puede hacer nada con él.',
    refunded:
      'Una parte de este pago se ha devuelto, así que no se puede anular. Corrija la diferencia con su contabilidad.',
    disputed:
      'El banco del consultorio retiene este pago. No se puede reembolsar nada hasta que decida.',
    decided: '%{who} ya ha decidido sobre esto. No queda nada por hacer.',
    waiting:
      'Una baja del saldo de esta factura, pedida por %{who}, espera a otro administrador. Haga que se confirme o se rechace primero.',
    own: 'Otra persona debe confirmar lo que usted ha pedido.',
    lessOpen:
      'Ya solo quedan pendientes %{amount} de la factura: se ha pagado entretanto. Rechace esta baja y pida otra si queda algo.',
    paid: 'Ya solo quedan pendientes %{amount} de la factura %{number}: otra persona la ha pagado entretanto. Dele como máximo eso e inténtelo de nuevo.',
    started:
      'Se inició un pago en línea de la factura %{number} y no está terminado. El consultorio puede cancelarlo, y termina solo en una o dos horas. Inténtelo después.',
    notTheirs:
      'La factura %{number} no es de la cuenta de la que vino este pago. Déjela fuera e inténtelo de nuevo.',
    most: 'Ya solo quedan %{amount}: otra persona se ha adelantado. Escriba como máximo eso e inténtelo de nuevo.',
  },
  writeOff: {
    action: 'Dar de baja',
    title: 'Dar de baja la factura %{number}',
    text: 'Quedan %{open} pendientes de esta factura. Por encima de %{limit} por persona en 24 horas para esta cuenta, otro administrador debe confirmar la baja.',
    amount: 'Importe',
    wrongAmount: 'Escriba un importe mayor que $0.00 y de %{open} como máximo',
    submit: 'Dar de baja',
    posted: 'El importe se ha dado de baja.',
    waiting: 'Ahora otro administrador debe confirmar la baja.',
    waits: '%{who} ha solicitado dar de baja %{amount}: %{reason}',
    list: 'Bajas por incobrables',
    confirm: {
      action: 'Confirmar baja',
      title: '¿Dar de baja %{amount}?',
      text: '%{who} lo ha solicitado: %{reason}',
      done: 'El importe se ha dado de baja.',
      own: 'Otra persona debe confirmarlo.',
    },
    decline: {
      action: 'Rechazar baja',
      title: '¿Rechazar la baja de %{amount}?',
      text: 'La factura sigue pendiente.',
      done: 'La baja se ha rechazado.',
    },
    reverse: {
      action: 'Revertir baja',
      title: '¿Revertir la baja de %{amount}?',
      text: 'La factura %{number} vuelve a deber este importe, y se le puede aplicar un pago tardío. Por encima de %{limit} por persona en 24 horas para esta cuenta, otro administrador debe confirmarlo.',
      done: 'La baja se ha revertido. La factura está pendiente de nuevo.',
      waiting: 'Ahora otro administrador debe confirmar la reversión.',
    },
    reversal: {
      confirm: {
        action: 'Confirmar reversión',
        title: '¿Revertir la baja de %{amount}?',
        done: 'La baja se ha revertido. La factura está pendiente de nuevo.',
      },
      decline: {
        action: 'Rechazar reversión',
        title: '¿Rechazar la reversión de la baja de %{amount}?',
        text: 'El importe sigue dado de baja.',
        done: 'La reversión se ha rechazado.',
      },
    },
    states: {
      waiting: 'Espera a otro administrador',
      posted: 'Dada de baja',
      declined: 'Rechazada',
      reversing: 'La reversión espera a otro administrador',
      reversed: 'Revertida',
    },
  },
};
