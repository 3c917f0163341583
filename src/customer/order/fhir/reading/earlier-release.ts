/** The element that holds the lenses: R4 and later have `lensSpecification`, STU3 and DSTU2 `dispense`. */
type LensList = 'lensSpecification' | 'dispense';

interface R4Document {
  document: unknown;
  /** How the document itself calls its lenses, for the paths that are shown. */
  list: LensList;
}

type Loose = Record<string, unknown>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** STU3 requires no product, and has one prism as a number with its base beside it. */
function toSpecification(lens: unknown): unknown {
  if (!isObject(lens)) return lens;
  const { prism, base, product = {}, ...rest } = lens;
  const hasPrism = prism !== undefined && !(prism === 0 && base === undefined);
  return { ...rest, product, ...(hasPrism && { prism: [{ amount: prism, base }] }) };
}

/**
 * OR-10: returns a VisionPrescription of FHIR STU3 in the terms of R4, and every other document as it is. What R4
 * requires and STU3 does not, status and patient, may be missing.
 */
export function toR4(json: unknown): R4Document {
  if (!isObject(json) || 'lensSpecification' in json || !Array.isArray(json['dispense'])) {
    return { document: json, list: 'lensSpecification' };
  }
  const { dispense, status = 'unknown', patient = {}, ...rest } = json;
  const lensSpecification = (dispense as unknown[]).map(toSpecification);
  return { document: { ...rest, status, patient, lensSpecification }, list: 'dispense' };
}
