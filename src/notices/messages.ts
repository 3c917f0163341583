const en = {
  today: 'Until then',
  payment: {
    heading: 'Pay Online',
    lead: 'Invoices cannot be paid here yet, and open invoices are not shown.',
    first: 'Pay each invoice the way the invoice itself says, and quote its number.',
    second: 'Ask your lens consultant about an amount that you do not recognise.',
    link: 'Go to Dashboard',
  },
  credit: {
    heading: 'Lens Credit',
    lead: 'The lens credit of your account is not shown here yet, and cannot be used here.',
    first: 'Ask your lens consultant what credit your account has and when it expires.',
    second: 'Have your account number at hand: your Dashboard shows it.',
    link: 'Order lenses',
  },
  emails: {
    heading: 'Email Management',
    lead: 'Templates and sent messages cannot be managed here yet.',
    first: 'The portal sends its own messages by itself, such as those that verify an address.',
    second: 'Write to customers from your own mailbox; Customer Management has who they are.',
    link: 'Show customers',
  },
};

const es: typeof en = {
  today: 'Hasta entonces',
  payment: {
    heading: 'Pago en línea',
    lead: 'Aquí todavía no se pueden pagar facturas ni se muestran las pendientes.',
    first: 'Pague cada factura como ella misma indica, y cite su número.',
    second: 'Consulte con su asesor de lentes cualquier importe que no reconozca.',
    link: 'Ir al panel',
  },
  credit: {
    heading: 'Crédito de lentes',
    lead: 'El crédito de lentes de su cuenta todavía no se muestra aquí ni se puede usar.',
    first: 'Pregunte a su asesor de lentes qué crédito tiene su cuenta y cuándo vence.',
    second: 'Tenga a mano su número de cuenta: lo muestra su panel.',
    link: 'Pedir lentes',
  },
  emails: {
    heading: 'Gestión de correos',
    lead: 'Aquí todavía no se pueden gestionar plantillas ni mensajes enviados.',
    first:
      'El portal envía por sí mismo sus propios mensajes, como los que verifican una dirección.',
    second:
      'Escriba a los clientes desde su propio buzón; quiénes son está en Gestión de clientes.',
    link: 'Mostrar clientes',
  },
};

export const messages = { en, es };
