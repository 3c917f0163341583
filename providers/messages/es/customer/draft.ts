import type { draft as en } from '../../en/customer/draft.ts';

export const draft: typeof en = {
  title: 'Borrador',
  saving: 'Guardando',
  saved: 'Guardado a las %{time}',
  inBrowser: 'Guardado en este navegador, todavía no en el servidor',
  nowhere: 'Sin guardar: no hay conexión con el servidor',
  refused: 'El servidor no aceptó este borrador. %{message}',
  conflict: 'Ya se guardó en otro lugar',
  ended: 'Cerrado en otro lugar',
  discard: {
    action: 'Descartar borrador',
    title: '¿Descartar este borrador?',
    consequence: 'Todo lo ingresado para %{patient} se elimina de este navegador y del servidor.',
  },
  noPatient: 'sin referencia del paciente',
  choose: {
    theirs:
      '%{author} ya guardó este borrador en %{device}, %{time}, mientras usted trabajaba aquí.',
    ownTab:
      'Usted ya guardó este borrador en otra pestaña de este navegador, %{time}, mientras trabajaba aquí.',
    differs: 'Diferente: %{parts}.',
    explain:
      'Use la otra versión para descartar sus diferencias, o conserve la suya para reemplazar la otra.',
    take: 'Usar la otra versión',
    keep: 'Conservar mi versión',
  },
  parts: {
    type: 'tipo de pedido',
    patient: 'paciente y números del pedido',
    right: 'ojo derecho',
    left: 'ojo izquierdo',
    delivery: 'entrega',
    notes: 'notas',
    acknowledged: 'advertencias confirmadas',
    attachments: 'archivos adjuntos',
  },
  over: {
    order: 'Este borrador ya es un pedido. Lo que ve aquí no forma parte de él.',
    goneOrder: 'Este borrador ya es un pedido.',
    deleted:
      'Este borrador se envió o se eliminó en otro dispositivo. Lo que ve aquí solo está en este navegador.',
    goneDeleted: 'Este borrador se envió o se eliminó en otro dispositivo.',
    show: 'Ver el pedido',
    anew: 'Empezar un borrador nuevo con estos valores',
    empty: 'Empezar un pedido nuevo',
  },
  open: {
    missing: 'Este borrador no existe.',
    failed: 'No se pudo cargar el borrador.',
    otherAccount: 'Este borrador es para la cuenta %{account}.',
    switch: 'Cambiar a la cuenta %{account}',
  },
  list: {
    count: '%{smart_count} borrador |||| %{smart_count} borradores',
    title: 'Borradores de esta cuenta',
    resume: 'Continuar borrador',
    resumeOf: 'Continuar el borrador de %{patient}',
    delete: 'Eliminar borrador',
    deleteOf: 'Eliminar el borrador de %{patient}',
    deleteTitle: '¿Eliminar el borrador de %{patient}?',
    deleteText: 'Se elimina para todas las personas de esta cuenta.',
    noLens: 'Ningún lente elegido',
    by: '%{author}, en %{device}',
    age: 'hace %{age}',
    onlyHere: 'Solo en este navegador',
    close: 'Cerrar',
  },
};
