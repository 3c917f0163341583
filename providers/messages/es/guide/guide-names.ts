import type { guideNames as en } from '../../en/guide/guide-names.ts';

export const guideNames: typeof en = {
  topics: {
    measuring: 'Medir',
    choosing: 'Elegir un lente',
    scleral: 'Lentes esclerales',
    cornealGp: 'Lentes RGP corneales',
    toric: 'Lentes tóricos y rotación',
    orthoK: 'Ortho-k',
    soft: 'Lentes blandos a medida',
    optics: 'Poder y óptica',
    materials: 'Materiales y opciones',
    care: 'Manejo y cuidado',
    warnings: 'Límites y avisos',
  },
  standings: {
    maker: 'Fabricante',
    secondHand: 'De segunda mano',
    assumption: 'Supuesto',
  },
};
