/** Where our own FHIR definitions live; every extension and identifier system of ours begins with it. */
export const FHIR_BASE = 'https://lens-portal.example/fhir';

const definition = (name: string) => `${FHIR_BASE}/StructureDefinition/${name}`;

/** What FHIR's VisionPrescription lacks, as extensions of one lens specification. */
export const EXTENSIONS = {
  /** `id` and `version` of the design that is ordered. */
  lensDesign: definition('lens-design'),
  /** One parameter without an element of its own: `name` and `value`. */
  lensParameter: definition('lens-parameter'),
} as const;

/** Who gave an identifier. */
export const SYSTEMS = {
  orderNumber: `${FHIR_BASE}/order-number`,
  accountNumber: `${FHIR_BASE}/account-number`,
  patientReference: `${FHIR_BASE}/patient-reference`,
} as const;

export const PRODUCT_SYSTEM = 'http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct';
export const UCUM = 'http://unitsofmeasure.org';
