import type { customer as en } from '../../en/customer/customer.ts';
import { orderForm } from './order-form.ts';

export const customer: typeof en = {
  write: {
    open: 'Escribir al laboratorio',
    title: 'Escribir al laboratorio',
    lead: 'El laboratorio le responde a su correo. No escriba nombres de pacientes: los correos no viajan siempre cifrados.',
    noAddress: 'El laboratorio todavía no tiene un correo al que escribir. Llámelo por teléfono.',
    subject: 'Asunto',
    body: 'Mensaje',
    missing: 'Complete este campo',
    action: 'Enviar el mensaje',
    sent: 'Su mensaje va en camino al laboratorio.',
  },
  home: {
    title: 'Inicio',
    orders: 'Últimos pedidos',
    allOrders: 'Todos los pedidos',
    account: 'Cuenta %{number}',
    order: 'Pedir lentes',
    reorder: 'Volver a pedir',
    correct: 'Corregir',
    search: 'Buscar número o referencia del paciente',
    empty: 'Todavía no hay pedidos. El primero aparece aquí en cuanto se envía.',
    searchWithheld: 'Buscar número, orden de compra o lente',
    noMatch: 'Ningún pedido coincide con esta búsqueda.',
    noAccount: 'Seleccione una cuenta para ver sus pedidos.',
  },
  ...orderForm,
};
