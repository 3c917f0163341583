import type { applications as en } from '../../en/admin/applications.ts';

export const applications: typeof en = {
  statuses: { submitted: 'Enviada', approved: 'Aprobada', declined: 'Rechazada' },
  fields: {
    age: 'Antigüedad',
    practice: 'Consultorio',
    place: 'Ciudad',
    applicant: 'Solicitante',
    status: 'Estado',
    address: 'Dirección',
    phone: 'Teléfono',
    website: 'Sitio web',
    licenceNumber: 'Número de licencia',
    licenceFile: 'Licencia',
    buyingGroup: 'Grupo de compra',
    contactName: 'Contacto',
    contactEmail: 'Correo del contacto',
    contactPhone: 'Teléfono del contacto',
    signIn: 'Solicitada como',
    submitted: 'Enviada',
    decided: 'Decidida',
    reason: 'Motivo',
    account: 'Cuenta',
    notes: 'Notas',
  },
  list: {
    title: 'Solicitudes',
    label: 'Solicitudes',
    search: 'Buscar consultorio, contacto o correo',
    filter: 'Estado',
    all: 'Todas',
    empty: {
      waiting:
        'No hay solicitudes en espera de una decisión. Las nuevas aparecen aquí automáticamente.',
      filtered: 'Ninguna solicitud coincide con esta búsqueda y este estado.',
      clear: 'Mostrar solicitudes en espera',
    },
  },
  show: {
    facts: 'Datos de la solicitud',
    back: 'Todas las solicitudes',
    notGiven: 'No indicado',
    noGroup: 'Ninguno',
    loading: 'Cargando la solicitud',
    notFound: 'Solicitud no encontrada',
    notFoundText: 'Esta solicitud no existe.',
  },
  licence: {
    open: 'Abrir la licencia',
    newTab: 'se abre en otra pestaña',
    none: 'No se subió ningún archivo',
    loading: 'Buscando el archivo',
    gone: 'El archivo ya no existe.',
    failed: 'No se pudo cargar el archivo.',
    retry: 'Reintentar',
  },
  decision: {
    approve: 'Aprobar solicitud',
    decline: 'Rechazar solicitud',
    approveTitle: '¿Aprobar la solicitud de %{practice}?',
    declineTitle: '¿Rechazar la solicitud de %{practice}?',
    approveText:
      'Se crea una cuenta nueva para el consultorio. %{applicant} será su titular y podrá hacer pedidos de inmediato.',
    declineText:
      'No se crea ninguna cuenta. %{applicant} verá el motivo y podrá presentar otra solicitud.',
    practice: 'Nombre del consultorio',
    practiceHelp: 'Corríjalo aquí si es necesario. La cuenta llevará este nombre.',
    practiceMissing: 'Escriba el nombre del consultorio',
    reason: 'Motivo',
    reasonMissing: 'Escriba un motivo. El solicitante lo verá.',
    done: {
      approve: 'Cuenta %{number} creada; el solicitante es su titular',
      decline: 'Solicitud de %{practice} rechazada',
    },
    movedOn:
      'Otra persona ya decidió sobre esta solicitud: ahora está %{status}. Su acción no se aplicó.',
    movedOnUnknown: 'Otra persona ya decidió sobre esta solicitud. Se muestra su estado actual.',
  },
  error: {
    load: 'No se pudieron cargar las solicitudes.',
    loadOne: 'No se pudo cargar la solicitud.',
  },
};
