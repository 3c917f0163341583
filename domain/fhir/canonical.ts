/** The base URL of our FHIR definitions; all our extensions and identifier systems begin with it. */
const FHIR_BASE = 'https://lens-portal.example/fhir';

const definition = (name: string) => `${FHIR_BASE}/StructureDefinition/${name}`;

/** Extensions of a lens specification for what FHIR's VisionPrescription lacks. */
export const EXTENSIONS = {
  /** `id` and `version` of the ordered design. */
  lensDesign: definition('lens-design'),
  /** One parameter that has no FHIR element: `name` and `value`. */
  lensParameter: definition('lens-parameter'),
} as const;

/** The issuers of identifiers. */
export const SYSTEMS = {
  orderNumber: `${FHIR_BASE}/order-number`,
  accountNumber: `${FHIR_BASE}/account-number`,
  patientReference: `${FHIR_BASE}/patient-reference`,
} as const;

export const PRODUCT_SYSTEM = 'http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct';
export const UCUM = 'http://unitsofmeasure.org';
