/** The names of an address's parts, which differ from country to country (`addressLabels`). */
export const addressLabelTexts = {
  en: {
    address: 'Street address',
    apt: 'Suite or floor',
    city: 'City',
    country: 'Country',
    zipCode: 'ZIP code',
    postalCode: 'Postal code',
    postcode: 'Postcode',
    state: 'State',
    province: 'Province',
    county: 'County',
    region: 'Region',
  },
  es: {
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
  },
};
