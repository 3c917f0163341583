/** The names of an address's parts, which differ from country to country (`addressLabels`). */
export const addressLabels = {
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
};
