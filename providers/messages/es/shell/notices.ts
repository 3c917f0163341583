import type { notices as en } from '../../en/shell/notices.ts';

export const notices: typeof en = {
  today: 'Hasta entonces',
  credit: {
    heading: 'Crédito de lentes',
    lead: 'El crédito de lentes de su cuenta todavía no se muestra aquí ni se puede usar.',
    first: 'Pregunte a su consultor de lentes cuánto crédito tiene su cuenta y cuándo vence.',
    second: 'Tenga a la mano su número de cuenta: aparece en Inicio.',
    link: 'Pedir lentes',
  },
};
