import type { lensCredit as en } from '../../en/money/lens-credit.ts';

export const lensCredit: typeof en = {
  title: 'Crédito de lentes',
  received: 'Se abrirá un crédito de %{amount} cuando se reciba el lente.',
  shipped: 'Se abrirá un crédito de %{amount} cuando se despache el pedido.',
  waiting: 'Se abrirá un crédito de %{amount} cuando se reciba el lente, a más tardar el %{day}.',
  open: 'El crédito de %{amount} está abierto.',
  expired: 'El crédito de %{amount} venció: el lente no se recibió a tiempo.',
  by: 'Lente recibido el %{day}, registrado por %{actor}.',
  step: 'Lente recibido: %{eye}',
  receive: 'Registrar lente recibido',
  confirm: 'Registrar el lente devuelto del pedido %{number}',
  consequence:
    '%{eye}: el lente que este pedido reemplaza está en el laboratorio. Su crédito se abre ahora, o cuando se despache el pedido. No se puede deshacer.',
  done: 'Se registró el lente devuelto del pedido %{number}.',
};
