import type { paymentMethods as english } from '../../en/money/payment-methods.ts';

/** Saved cards and bank accounts, and autopay. */
export const paymentMethods: typeof english = {
  title: 'Métodos de pago',
  open: 'Métodos de pago y pago automático',
  account: 'De la cuenta %{account}',
  noAccount: 'Elija primero una cuenta.',
  loading: 'Cargando los métodos de pago',
  load: 'No se pudieron cargar los métodos de pago',
  whatIsSaved:
    'Nuestro servicio de pagos guarda las tarjetas y cuentas bancarias. El portal solo conoce lo que se muestra aquí.',
  none: 'No hay tarjetas ni cuentas bancarias guardadas para esta cuenta.',
  list: 'Métodos de pago guardados',
  named: '%{brand} terminada en %{last4}',
  bank: 'Cuenta bancaria',
  expires: 'Vence %{month}',
  expired: 'Vencida',
  expiresSoon: 'Vence pronto',
  isDefault: 'Predeterminado',
  makeDefault: 'Usar como predeterminado',
  makeDefaultOf: 'Usar %{name} como predeterminado',
  remove: 'Quitar',
  removeOf: 'Quitar %{name}',
  add: 'Agregar un método de pago',
  added: {
    yes: 'Se guardó el método de pago.',
    no: 'No se guardó nada.',
  },
  done: {
    default: '%{name} es ahora el predeterminado.',
    removed: 'Se quitó %{name}.',
    on: 'El pago automático está activado.',
    off: 'El pago automático está desactivado.',
  },
  failed: 'No se pudo hacer',
  removing: {
    question: '¿Quitar %{name}?',
    text: 'El servicio de pagos lo olvida. Los pagos ya hechos no cambian.',
    stopsAutopay:
      'El pago automático lo usa y se desactiva con él. Los pagos anunciados no se hacen: pague usted esas facturas o active de nuevo el pago automático con otro predeterminado.',
    action: 'Quitar el método de pago',
  },
  saved: {
    another: { card: 'Otra tarjeta', bankAccount: 'Otra cuenta bancaria' },
    only: 'Pague facturas de una sola cuenta para usar un método guardado.',
    save: 'Guardar para la próxima vez',
    hint: 'Se cobra de inmediato, sin otra página.',
    bankHint:
      'Se solicita al banco de inmediato, sin otra página. Un débito bancario tarda hasta 4 días hábiles.',
    pay: 'Pagar ahora',
    refused: 'No se cobró nada',
    onPage: 'Pagar en la página de pago',
    load: 'No se pudieron cargar los métodos guardados. Puede pagar en la página del servicio de pagos.',
  },
  autopay: {
    title: 'Pago automático',
    mark: 'Pago automático',
    isOn: 'Activado',
    isOff: 'Desactivado',
    what: 'El pago automático paga cada factura pendiente el día de su vencimiento con el método predeterminado. Tres días antes se avisa por correo a todos los que pueden pagar por esta cuenta. Primero se usa el crédito de lentes.',
    late: 'Una factura que llega menos de tres días antes de vencer se paga tres días después del correo. Lo que venció antes de activar el pago automático queda a su cargo.',
    on: 'Activado desde el %{day} por %{who}.',
    paysWith: 'Paga con %{name}.',
    needsMethod:
      'Guarde un método de pago y úselo como predeterminado para activar el pago automático.',
    needsValid:
      'La tarjeta predeterminada venció. Elija otra como predeterminada para activar el pago automático.',
    switchOn: 'Activar el pago automático',
    switchOff: 'Desactivar el pago automático',
    next: 'Próximos pagos',
    nextIfOn: 'Lo que pagaría próximamente',
    nothing: 'No hay nada por pagar.',
    charge: '%{day}: como máximo %{amount}',
    isAnnounced: 'Anunciado',
    leftOut:
      'El pago automático no paga 1 factura pendiente: venció antes, ya se intentó, o está en curso o en disputa. |||| El pago automático no paga %{smart_count} facturas pendientes: vencieron antes, ya se intentaron, o están en curso o en disputa.',
    payThem: 'Pagar facturas',
    history: 'Pagos hechos',
    load: 'No se pudo cargar el pago automático',
    stops: {
      switchedOff: 'Alguien lo desactivó.',
      methodRemoved: 'El pago automático se desactivó porque se quitó su método de pago.',
      methodGone:
        'El pago automático se desactivó porque el servicio de pagos ya no tiene su método de pago.',
      refused: 'El pago automático se desactivó porque su pago fue rechazado. No se pagó nada.',
      returned:
        'El pago automático se desactivó porque el banco retiró o retiene uno de sus pagos.',
      payerLeft:
        'El pago automático se desactivó porque quien lo activó ya no puede pagar por esta cuenta.',
      merged: 'El pago automático se desactivó porque la cuenta se fusionó.',
    },
    again:
      'Para activarlo de nuevo, use como predeterminado un método de pago al que se pueda cobrar.',
    offQuestion: '¿Desactivar el pago automático?',
    offText:
      'Ya no se pagan facturas por sí solas, tampoco las anunciadas. Un pago ya iniciado continúa.',
  },
};
