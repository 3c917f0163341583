/** What is said wherever an address is shown that no email reaches. */
export const suppressed = {
  bounce:
    'Los correos a %{address} se devuelven: un servidor de correo indica que la dirección no funciona.',
  complaint:
    'El destinatario de %{address} marcó nuestros correos como no deseados; por eso no se envía ninguno.',
  ask: 'Pida una dirección que funcione y haga que la cambien. Si la dirección es correcta, un superadministrador puede levantar la supresión en la gestión de correos.',
  show: 'Ver las direcciones suprimidas',
  notLoaded: 'No se pudo cargar si los correos llegan a la dirección.',
};
