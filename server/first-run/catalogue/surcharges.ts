import type { Surcharge } from '#domain/lens/model/lens.ts';

/** The surcharges of options. Every amount is an assumption. */
export const HYDRA_PEG: Surcharge = {
  id: 'hydraPeg',
  label: { en: 'HydraPEG coating', es: 'Recubrimiento HydraPEG' },
  when: { parameter: 'surface', equals: 'hydraPeg' },
  priceCents: 2_500,
  refundable: false,
};

export const TORIC_POWER: Surcharge = {
  id: 'toricPower',
  label: { en: 'Toric power', es: 'Poder tórico' },
  when: { parameter: 'cylinder', is: 'nonZero' },
  priceCents: 3_000,
  refundable: true,
};

export const MULTIFOCAL: Surcharge = {
  id: 'multifocal',
  label: { en: 'Multifocal zone', es: 'Zona multifocal' },
  when: { parameter: 'add', is: 'given' },
  priceCents: 4_000,
  refundable: true,
};
