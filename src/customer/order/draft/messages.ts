const en = {
  title: 'Draft',
  saving: 'Saving',
  saved: 'Saved at %{time}',
  inBrowser: 'Saved in this browser, not on the server yet',
  nowhere: 'Not saved: there is no connection to the server',
  refused: 'The server did not accept this draft. %{message}',
  conflict: 'Already saved elsewhere',
  ended: 'Closed elsewhere',
  discard: {
    action: 'Discard draft',
    title: 'Discard this draft?',
    consequence:
      'Everything entered for %{patient} is deleted from this browser and from the server.',
  },
  noPatient: 'no patient reference',
  choose: {
    theirs:
      '%{author} has already saved this draft on %{device}, %{time}, while you were working here.',
    ownTab:
      'You have already saved this draft in another tab of this browser, %{time}, while you were working here.',
    differs: 'Different: %{parts}.',
    explain: 'Use theirs to discard your differences, or keep yours to overwrite theirs.',
    take: 'Use their version',
    keep: 'Keep my version',
  },
  parts: {
    type: 'order type',
    patient: 'patient and order numbers',
    right: 'right eye',
    left: 'left eye',
    delivery: 'delivery',
    notes: 'notes',
    acknowledged: 'acknowledged warnings',
    attachments: 'attachments',
  },
  over: {
    order: 'This draft became an order. What you see here is not part of it.',
    goneOrder: 'This draft became an order.',
    deleted:
      'This draft was submitted or deleted on another device. What you see here is in this browser only.',
    goneDeleted: 'This draft was submitted or deleted on another device.',
    show: 'View order',
    anew: 'Start a new draft with these values',
    empty: 'Start a new order',
  },
  open: {
    missing: 'This draft does not exist.',
    failed: 'The draft could not be loaded.',
    otherAccount: 'This draft is for account %{account}.',
    switch: 'Switch to account %{account}',
  },
  list: {
    count: '%{smart_count} draft |||| %{smart_count} drafts',
    title: 'Drafts of this account',
    resume: 'Resume draft',
    resumeOf: 'Resume draft of %{patient}',
    delete: 'Delete draft',
    deleteOf: 'Delete draft of %{patient}',
    deleteTitle: 'Delete the draft of %{patient}?',
    deleteText: 'It is deleted for everyone on this account.',
    noLens: 'No lens chosen',
    by: '%{author}, %{device}',
    age: '%{age} ago',
    onlyHere: 'Only in this browser',
    close: 'Close',
  },
};

const es: typeof en = {
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

export const messages = { en, es };
