import type { fittingOrder as en } from '../../en/fitting-order/fitting-order.ts';

export const fittingOrder: typeof en = {
  marks: {
    measured: 'Medido',
    seen: 'Visto con el lente en el ojo',
    suggested: 'Sugerido',
    typed: 'Escrito en la adaptación',
    typedLater: 'Escrito en la adaptación, en el lente %{lens}',
    default: 'Predeterminado',
    chosen: 'Elegido en la adaptación',
    change: 'Paso %{step}, era %{before}',
    keptPower: 'Paso %{step}, conserva el poder, era %{before}',
    lostChange: 'Paso %{step}, un cambio que ya no se propone',
    nothing: 'no indicado',
    edited: 'Modificado, la adaptación tenía %{value}',
  },
  standings: {
    maker: 'fabricante',
    published: 'publicado',
    secondHand: 'de segunda mano',
    assumption: 'supuesto',
    otherLens: 'guía de otro lente',
  },
  notice: {
    title: {
      right: 'Ojo derecho: de una adaptación',
      left: 'Ojo izquierdo: de una adaptación',
    },
    help: 'Debajo de cada campo se indica de dónde viene su valor. Un campo que usted cambia queda marcado como modificado.',
    notTaken: 'No se pudo tomar:',
    hide: 'Ocultar esta lista',
  },
  notTaken: {
    lens: 'El lente %{lens} no se ofrece a esta cuenta. Elija otro; las mediciones ya están.',
    value: '%{label} %{value}: no se fabrica',
    nearest: '%{label} %{value}: no se fabrica. El más cercano: %{nearest}',
    use: 'Usar %{value}',
    useFor: 'Usar %{value} para %{label}',
    change:
      'El último cambio elegido ya no se propone. El borrador tiene el lente anterior a ese cambio.',
    link: 'La dirección no se pudo leer por completo: %{part}',
  },
  parts: {
    version: 'versión',
    lens: 'lente',
    measurements: 'mediciones',
    origins: 'origen de los valores',
    values: 'valores de un lente',
    findings: 'hallazgos',
    change: 'cambio',
    steps: 'pasos',
    other: 'otra parte',
  },
  choice: {
    title: '¿A dónde va esta adaptación?',
    existing: 'Ya se hizo un borrador con esta adaptación.',
    openExisting: 'Abrir ese borrador',
    ordered: 'Ya se hizo un pedido con esta adaptación.',
    showOrder: 'Ver el pedido',
    others: {
      right:
        'Hay un borrador solo del ojo izquierdo, de una adaptación. Se puede agregar el ojo derecho.',
      left: 'Hay un borrador solo del ojo derecho, de una adaptación. Se puede agregar el ojo izquierdo.',
    },
    add: {
      right: 'Agregar el ojo derecho al borrador de %{patient}',
      left: 'Agregar el ojo izquierdo al borrador de %{patient}',
    },
    addUnnamed: {
      right: 'Agregar el ojo derecho a este borrador',
      left: 'Agregar el ojo izquierdo a este borrador',
    },
    addFacts: '%{lenses}, %{author}, hace %{age}',
    moved: 'Ese borrador cambió entretanto. Elija de nuevo.',
    fresh: 'Empezar un borrador nuevo',
  },
  none: {
    title: 'Esta dirección no contiene ninguna adaptación',
    text: 'Tal vez quedó incompleta al copiarla. Abra de nuevo la adaptación y elija «Abrir como borrador de pedido».',
    fitting: 'Abrir la adaptación guiada',
    empty: 'Empezar un pedido nuevo',
  },
  failed: 'No se pudieron consultar los borradores de esta cuenta.',
  loading: 'Leyendo la adaptación',
};
