/** A country's names for postcode and region, as keys; the screens have the labels. */
interface AddressLabels {
  zip: 'zipCode' | 'postalCode' | 'postcode';
  state: 'state' | 'province' | 'county' | 'region';
}

const isOneOf = (countries: string) => {
  const known = new Set(countries.split(' '));
  return (country: string) => known.has(country);
};

const hasZipCodes = isOneOf('US AS FM GU MH MP PR PW VI PH');
const hasPostcodes = isOneOf('AU GB GG IE IM JE MY NL NZ');
const hasStates = isOneOf('US AU BR DE IN MX MY NG VE');
const hasProvinces = isOneOf('CA AR BE CN CO CR EC ES ID IT NL PH TH TR ZA');
const hasCounties = isOneOf('GB HU IE KE NO RO SE');

function zipLabel(country: string): AddressLabels['zip'] {
  if (hasZipCodes(country)) return 'zipCode';
  return hasPostcodes(country) ? 'postcode' : 'postalCode';
}

function stateLabel(country: string): AddressLabels['state'] {
  if (hasStates(country)) return 'state';
  if (hasProvinces(country)) return 'province';
  return hasCounties(country) ? 'county' : 'region';
}

export function addressLabels(country: string): AddressLabels {
  return { zip: zipLabel(country), state: stateLabel(country) };
}
