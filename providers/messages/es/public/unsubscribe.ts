/** The texts of the page where somebody unsubscribes from campaigns. */
export const unsubscribe = {
  looking: 'Buscando la suscripción...',
  heading: 'Correos de campañas',
  lead: '%{provider} envía correos de campañas a %{address}.',
  others:
    'Los correos sobre sus pedidos y su cuenta no son de una campaña: los seguirá recibiendo.',
  action: 'No enviarme más correos de campañas',
  done: {
    heading: 'Ya no recibirá más correos de campañas',
    lead: '%{provider} no enviará más correos de campañas a %{address}.',
    again: 'Volver a suscribirme',
  },
  changeFailed: 'No funcionó. Revise la conexión e inténtelo de nuevo.',
  failed: 'No se pudo cargar la suscripción. Revise la conexión.',
  again: 'Intentar de nuevo',
  unknown: {
    heading: 'Este enlace no funciona',
    body: 'El enlace está incompleto o nunca se envió. Abra de nuevo el enlace del último correo de una campaña.',
  },
};
