const en = {
  today: 'Until then',
  payment: {
    heading: 'Pay Online',
    lead: 'Invoices cannot be paid here yet, and open invoices are not shown.',
    first: 'Follow the payment instructions on each invoice and include its number.',
    second: 'Ask your lens consultant about any amount you do not recognize.',
    link: 'Go to Dashboard',
  },
  credit: {
    heading: 'Lens Credit',
    lead: "Your account's lens credit is not shown here yet, and cannot be used here.",
    first: 'Ask your lens consultant how much credit your account has and when it expires.',
    second: 'Have your account number ready: it is on your Dashboard.',
    link: 'Order lenses',
  },
  emails: {
    heading: 'Email Management',
    lead: 'Templates and sent emails cannot be managed here yet.',
    first: 'The portal sends its own emails automatically, such as email verification.',
    second: 'Email customers from your own mailbox; find their addresses in Customer Management.',
    link: 'Show customers',
  },
};

const es: typeof en = {
  today: 'Hasta entonces',
  payment: {
    heading: 'Pago en línea',
    lead: 'Aquí todavía no se pueden pagar facturas ni se muestran las pendientes.',
    first: 'Siga las instrucciones de pago de cada factura e incluya su número.',
    second: 'Pregunte a su consultor de lentes por cualquier importe que no reconozca.',
    link: 'Ir a Inicio',
  },
  credit: {
    heading: 'Crédito de lentes',
    lead: 'El crédito de lentes de su cuenta todavía no se muestra aquí ni se puede usar.',
    first: 'Pregunte a su consultor de lentes cuánto crédito tiene su cuenta y cuándo vence.',
    second: 'Tenga a la mano su número de cuenta: aparece en Inicio.',
    link: 'Pedir lentes',
  },
  emails: {
    heading: 'Administración de correos',
    lead: 'Aquí todavía no se pueden administrar plantillas ni correos enviados.',
    first: 'El portal envía automáticamente sus propios correos, como el de verificación.',
    second: 'Escriba a los clientes desde su propio correo; sus direcciones están en Clientes.',
    link: 'Mostrar clientes',
  },
};

export const messages = { en, es };
