import type { lensCredit as en } from '../../en/money/lens-credit.ts';

export const lensCredit: typeof en = {
  title: 'Crédito por el lente',
  received: 'Se abre un crédito de %{amount} cuando se reciba el lente.',
  shipped: 'Se abre un crédito de %{amount} cuando se envíe el pedido.',
  waiting: 'Se abre un crédito de %{amount} cuando se reciba el lente, hasta el %{day}.',
  open: 'El crédito de %{amount} está abierto.',
  expired: 'El crédito de %{amount} venció: el lente no se recibió a tiempo.',
  by: 'Lente recibido el %{day}, registrado por %{actor}.',
  step: 'Lente recibido: %{eye}',
  receive: 'Registrar lente recibido',
  confirm: 'Registrar el lente devuelto del pedido %{number}',
  consequence:
    '%{eye}: el lente que este pedido reemplaza está en el laboratorio. Su crédito se abre, o se abre cuando se envíe el pedido. No se puede deshacer.',
  done: 'Se registró el lente devuelto del pedido %{number}.',
};
