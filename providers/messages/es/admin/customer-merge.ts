import type { customerMerge as en } from '../../en/admin/customer-merge.ts';

export const customerMerge: typeof en = {
  open: 'Fusionar con otro cliente…',
  title: '¿Fusionar la cuenta %{number} con otro cliente?',
  consequence:
    'Todo lo de la cuenta %{number} pasa al cliente que elija. Después esta cuenta solo se puede consultar y lleva a ese cliente. No se puede deshacer.',
  target: 'Cliente que permanece',
  targetHelp: 'Escriba parte del consultorio, el número de cuenta o la ciudad',
  searching: 'Buscando…',
  noneFound: 'Ningún otro cliente coincide',
  missingTarget: 'Elija el cliente que permanece',
  loading: 'Cargando la vista previa',
  notLoaded: 'No se pudo cargar la vista previa',
  reason: 'Motivo',
  reasonHelp: 'Queda en el historial de ambos clientes',
  missingReason: 'Indique un motivo',
  action: 'Fusionar clientes',
  done: 'La cuenta %{from} se fusionó en la cuenta %{into}.',
  merged: 'Esta cuenta se fusionó con otro cliente y solo se puede consultar.',
  toTarget: 'Mostrar la cuenta %{number}',
  moves: 'Pasa a la cuenta %{into}',
  nothingMoves: 'La cuenta %{from} no tiene nada que pasar.',
  keeps: 'Queda como está en la cuenta %{into}',
  nothingDiffers: 'Ambas cuentas tienen los mismos datos y condiciones.',
  kept: '%{field}: queda “%{kept}” y se descarta “%{dropped}”',
  hold: 'La cuenta %{from} tiene el crédito suspendido: “%{reason}”. La suspensión no pasa: la cuenta %{into} no está suspendida y puede hacer pedidos. Suspéndala usted si corresponde.',
  holdOfBoth:
    'La cuenta %{from} tiene el crédito suspendido: “%{reason}”. La cuenta %{into} también está suspendida, por su propio motivo, y sigue así.',
  refusals: {
    same: 'Elija otro cliente: una cuenta no se puede fusionar consigo misma.',
    sourceMerged: 'Esta cuenta ya se fusionó con otro cliente.',
    targetMerged: 'La cuenta elegida se fusionó con otro cliente. Elija ese.',
    targetBelow: 'La cuenta elegida es una cuenta adicional de esta. Ábrala y fusiónela en esta.',
  },
  counts: {
    orders: '%{smart_count} pedido con sus mensajes |||| %{smart_count} pedidos con sus mensajes',
    invoices:
      '%{smart_count} factura con lo que se debe |||| %{smart_count} facturas con lo que se debe',
    drafts: '%{smart_count} borrador |||| %{smart_count} borradores',
    applications: '%{smart_count} solicitud |||| %{smart_count} solicitudes',
    members: '%{smart_count} miembro |||| %{smart_count} miembros',
    accounts: '%{smart_count} cuenta adicional |||| %{smart_count} cuentas adicionales',
    addresses: '%{smart_count} dirección de envío |||| %{smart_count} direcciones de envío',
    prices: '%{smart_count} precio acordado |||| %{smart_count} precios acordados',
    invitations: '%{smart_count} invitación abierta |||| %{smart_count} invitaciones abiertas',
  },
  member: {
    moves: '%{who}: %{after}',
    both: '%{who} está en ambas (%{before} aquí, %{there} allí): %{after}',
  },
  account: '%{number} %{practice}: bajo la cuenta principal %{main}',
  address: {
    moves: '%{recipient}, %{city}',
    default: '%{recipient}, %{city}: pasa a ser la predeterminada',
    noDefault: '%{recipient}, %{city}: deja de ser la predeterminada',
    same: '%{recipient}, %{city}: ya está allí y se descarta',
  },
  price: {
    moves: '%{lens}, %{part}: %{price}',
    ends: '%{lens}, %{part}: %{price} se descarta, porque el otro cliente tiene su propio precio',
  },
  invitation: {
    moves: '%{email}: %{role}',
    ends: '%{email}: %{role} se revoca, porque el otro cliente ya invitó a esa persona',
    replaces: '%{email}: %{role}, en lugar de la invitación más débil del otro cliente',
  },
};
