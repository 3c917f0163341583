import type { emailTemplates as en } from '../../en/emails/email-templates.ts';

export const emailTemplates: typeof en = {
  loading: 'Cargando la plantilla',
  tabs: {
    label: 'Partes de la plantilla',
    edit: 'Editar',
    preview: 'Vista previa',
    versions: 'Versiones',
  },
  head: {
    title: '%{event} · %{language}',
    default: 'predeterminada',
    isDefault: 'Versión %{version}: la predeterminada, que nadie ha modificado',
    edited: 'Versión %{version}, guardada el %{at} por %{who}',
    unsaved: 'Hay cambios sin guardar',
    save: 'Guardar plantilla',
  },
  help: {
    subject: 'Una línea. Viaja sin cifrar: ni paciente ni enlaces.',
    mjml: 'MJML con Liquid.',
    text: 'Lo que muestran los programas de correo sin HTML.',
  },
  keys: 'Ctrl+S o Cmd+S guarda. Tab sangra; presione Escape y luego Tab para salir de un campo. Ctrl+Espacio muestra lo que se puede insertar.',
  problems: {
    label: 'Problemas',
    title:
      '%{smart_count} problema: todavía no se puede guardar |||| %{smart_count} problemas: todavía no se puede guardar',
    place: '%{field}, línea %{line}, columna %{column}:',
    inField:
      'Problema en la línea %{line}, columna %{column} |||| %{smart_count} problemas, el primero en la línea %{line}, columna %{column}',
  },
  variables: {
    title: 'Variables',
    lead: 'Un clic inserta la variable donde usted estaba escribiendo.',
    insert: 'Insertar %{name}',
    types: { text: 'Una línea', lines: 'Varias líneas', link: 'Enlace', list: 'Lista' },
  },
  preview: {
    label: 'Vista previa',
    size: 'Qué se muestra',
    desktop: 'Escritorio',
    phone: 'Teléfono',
    text: 'Texto',
    subject: 'Asunto:',
    frame: 'El correo como lo ve su destinatario',
    pending: 'La vista previa se está actualizando',
    failed: 'No se pudo hacer la vista previa. Se intenta de nuevo con el próximo cambio.',
    stale: 'Muestra la última versión sin problemas.',
    order: 'Número de pedido',
    showOrder: 'Mostrar este pedido',
    example: 'Mostrar el ejemplo',
    isExample: 'Muestra un ejemplo. Escriba un número para ver un pedido real.',
    isOrder: 'Muestra el pedido %{number}.',
    noOrder: 'No existe ese pedido. Revise el número.',
    otherState: 'De este pedido no se avisa con este evento: está en otro estado.',
  },
  test: {
    open: 'Enviarme una prueba',
    title: '¿Enviarse una prueba?',
    text: 'El borrador como está ahora, con los valores de la vista previa, va a %{to}. No se guarda nada.',
    send: 'Enviar la prueba',
    sent: 'La prueba se envió a %{to}.',
  },
  restoreText:
    'Su contenido se guarda como la versión %{next} y se usa desde entonces. Los cambios del editor sin guardar se descartan.',
};
