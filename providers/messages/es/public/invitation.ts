/** The texts of the page where an invitation is accepted. */
export const invitation = {
  looking: 'Buscando la invitación...',
  heading: 'Invitación a %{practice}',
  lead: '%{name} le invita a la cuenta de %{practice}.',
  until: 'La invitación es válida hasta el %{time}.',
  roles: {
    owner: 'Como titular hace pedidos, paga y administra el equipo.',
    orderer: 'Hará pedidos y los seguirá.',
    biller: 'Verá los pedidos y pagará.',
    viewer: 'Verá los pedidos.',
  },
  signedOut: 'Acepte con la dirección %{email}: cree una cuenta o inicie sesión si ya tiene una.',
  signUp: 'Crear una cuenta',
  signIn: 'Iniciar sesión',
  wrongUser: 'Inició sesión como %{user}, pero la invitación es para %{email}.',
  signOut: 'Cerrar sesión',
  staff: 'El personal del laboratorio no puede unirse a la cuenta de un consultorio.',
  verify: 'Verifique primero su correo electrónico. Después encontrará de nuevo la invitación.',
  verifyNow: 'Verificar correo',
  join: 'Unirse a %{practice}',
  joining: 'Uniéndose...',
  joined: 'Ya pertenece a la cuenta. El portal se abrirá en un momento.',
  joinFailed: 'No se pudo hacer. Revise la conexión e inténtelo de nuevo.',
  goOn: 'Ir al portal',
  accepted: {
    heading: 'Esta invitación ya se usó',
    body: 'La invitación a %{practice} ya fue aceptada.',
  },
  revoked: {
    heading: 'Esta invitación fue revocada',
    body: '%{practice} revocó la invitación. Pida otra a un titular del consultorio.',
  },
  expired: {
    heading: 'Esta invitación venció',
    body: 'La invitación a %{practice} ya no es válida. Pida a un titular del consultorio que la envíe de nuevo.',
  },
  unknown: {
    heading: 'Aquí no hay ninguna invitación',
    body: 'El enlace no está completo o la invitación ya no existe. Abra de nuevo el enlace del correo.',
  },
  failed: {
    heading: 'Invitación',
    body: 'No se pudo cargar la invitación. Revise la conexión.',
    again: 'Intentar de nuevo',
  },
};
