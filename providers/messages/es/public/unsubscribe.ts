/** The texts of the page where somebody unsubscribes from letters. */
export const unsubscribe = {
  looking: 'Buscando la suscripción...',
  heading: 'Cartas por correo',
  lead: '%{provider} envía cartas a %{address}.',
  others: 'Los correos sobre sus pedidos y su cuenta no son cartas: los seguirá recibiendo.',
  action: 'No enviarme más cartas',
  done: {
    heading: 'Ya no recibirá más cartas',
    lead: '%{provider} no enviará más cartas a %{address}.',
    again: 'Volver a suscribirme',
  },
  changeFailed: 'No funcionó. Revise la conexión e inténtelo de nuevo.',
  failed: 'No se pudo cargar la suscripción. Revise la conexión.',
  again: 'Intentar de nuevo',
  unknown: {
    heading: 'Este enlace no funciona',
    body: 'El enlace está incompleto o nunca se envió. Abra de nuevo el enlace de la última carta.',
  },
};
