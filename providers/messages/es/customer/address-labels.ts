import type { addressLabels as en } from '../../en/customer/address-labels.ts';

export const addressLabels: typeof en = {
  address: 'Calle y número',
  apt: 'Suite o piso',
  city: 'Ciudad',
  country: 'País',
  zipCode: 'Código postal (ZIP)',
  postalCode: 'Código postal',
  postcode: 'Código postal',
  state: 'Estado',
  province: 'Provincia',
  county: 'Condado',
  region: 'Región',
};
