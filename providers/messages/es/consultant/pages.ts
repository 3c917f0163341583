import { calculatorPages } from '#domain/consultant/calculators/messages/es/pages.ts';
import type { consultantPages as en } from '../../en/consultant/pages.ts';

export const consultantPages: typeof en = {
  home: {
    title: 'Consultor virtual',
    summary:
      'Herramientas para los profesionales que adaptan lentes de contacto a la medida. No hace falta iniciar sesión.',
  },
  ask: {
    title: 'Preguntar',
    summary:
      'Pregunte con sus palabras: cálculos, un primer lente, el siguiente cambio, en qué está disponible un lente. Cada respuesta nombra sus fuentes.',
  },
  fitting: {
    title: 'Adaptación guiada',
    summary:
      'Del estado y las medidas al primer lente, y de lo que ve en el ojo al próximo cambio.',
  },
  fittingOrder: {
    title: 'Abrir como borrador de pedido',
    summary: 'De una adaptación a un pedido.',
  },
  calculators: {
    title: 'Calculadoras',
    summary:
      'Distancia al vértice, queratometría, lente lagrimal, sobrerrefracción, rotación de tóricos, profundidad sagital, oxígeno y más, cada una con su desarrollo y su fuente.',
  },
  guide: {
    title: 'Guía',
    summary:
      'Pasajes sobre medir, elegir y cambiar un lente, sobre materiales y cuidado, cada uno con su fuente. Búsqueda por palabras.',
  },
  contact: {
    title: 'Preguntar a un consultor',
    summary: 'Envíe una pregunta, con o sin adaptación, a un consultor de lentes.',
  },
  ...calculatorPages,
};
