import type { eventChoices as en } from '../../en/shell/event-choices.ts';

export const eventChoices: typeof en = {
  event: 'Evento',
  email: 'Correo',
  bell: 'Campana',
  emailOf: 'Correo: %{event}',
  bellOf: 'Campana: %{event}',
  channels: { now: 'Al instante', daily: 'Resumen diario', off: 'No' },
  groups: {
    orders: 'Pedidos',
    account: 'Cuenta',
    security: 'Inicio de sesión y seguridad',
    money: 'Facturas y pagos',
    letters: 'Campañas y resúmenes',
  },
  digestTime:
    'El resumen diario llega a las 7:00 de la mañana, en la zona horaria del navegador con el que inició sesión por última vez (ahora: %{zone}).',
  fromPractice: 'Como lo estableció el consultorio',
  usePractice: 'Como lo estableció el consultorio: %{event}',
  useDefault: 'Usar el valor predeterminado',
  useDefaultOf: 'Usar el valor predeterminado: %{event}',
  always: {
    title: 'Se envían siempre',
    account: 'Responde a algo que usted pidió al laboratorio.',
    security: 'Contiene un enlace que alguien pidió con su correo.',
    digest: 'Llega solo si usted elige el resumen diario para algún evento.',
    letter: 'Cada correo de una campaña tiene un enlace para no recibir más.',
    directEmail: 'Alguien se lo escribió a usted.',
  },
  defaults: {
    title: 'Notificaciones predeterminadas del consultorio',
    lead: 'Se aplican a los miembros de esta cuenta que no han elegido nada en sus propios ajustes.',
    save: 'Guardar valores predeterminados',
    saved: 'Los valores predeterminados se guardaron',
    failed:
      'No se pudieron guardar los valores predeterminados. Revise la conexión e inténtelo de nuevo.',
    conflict:
      'Otra persona también cambió los valores predeterminados. Lo que solo ella cambió se conserva. Guarde de nuevo.',
    theirs: '%{event}: otra persona eligió %{value}.',
    useTheirs: 'Usar ese valor',
    keepMine: 'Conservar el mío',
    error: 'No se pudieron cargar los valores predeterminados.',
  },
};
