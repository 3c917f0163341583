import type { LensDefinition, Prescription } from '../schemas/lens.ts';
import type { Order } from '../schemas/order.ts';
import { EXTENSIONS, PRODUCT_SYSTEM, SYSTEMS } from './canonical.ts';
import { fitsElement, isElementParameter, LENS_ELEMENTS, PRISM } from './lens-elements.ts';
import { toParameterExtension } from './parameter-extension.ts';
import type {
  FhirExtension,
  LensSpecification,
  VisionPrescription,
} from './vision-prescription.ts';

type OrderedLens = Order['lenses'][number];

/**
 * OR-10: the prescription of an order as FHIR R4. The patient is named by the practice's reference only. `definitionOf`
 * gives a lens in the version that was ordered, for the units; without it numbers travel bare.
 */
export function toVisionPrescription(
  order: Order,
  definitionOf: (lens: OrderedLens) => LensDefinition | undefined = () => undefined,
): VisionPrescription {
  return {
    resourceType: 'VisionPrescription',
    identifier: [{ system: SYSTEMS.orderNumber, value: order.number }],
    status: order.state === 'cancelled' ? 'cancelled' : 'active',
    created: order.submittedAt,
    patient: { identifier: { system: SYSTEMS.patientReference, value: order.patientReference } },
    dateWritten: order.submittedAt,
    prescriber: {
      identifier: { system: SYSTEMS.accountNumber, value: order.accountNumber },
      display: order.practice,
    },
    lensSpecification: order.lenses.map((lens) =>
      toSpecification(lens, order.notes, definitionOf(lens)),
    ),
  };
}

function toSpecification(
  lens: OrderedLens,
  notes: string,
  definition: LensDefinition | undefined,
): LensSpecification {
  const { elements, extensions } = split(lens.prescription, definition);
  return {
    extension: [designOf(lens), ...extensions],
    product: { coding: [{ system: PRODUCT_SYSTEM, code: 'contact' }], text: lens.lensName },
    eye: lens.eye,
    ...elements,
    brand: lens.lensName,
    // FHIR has no note on the prescription as a whole.
    ...(notes && { note: [{ text: notes }] }),
  };
}

function designOf({ lensId, lensVersion }: OrderedLens): FhirExtension {
  return {
    url: EXTENSIONS.lensDesign,
    extension: [
      { url: 'id', valueString: lensId },
      { url: 'version', valuePositiveInt: lensVersion },
    ],
  };
}

function split(prescription: Prescription, definition: LensDefinition | undefined) {
  const elements: Record<string, unknown> = {};
  const extensions: FhirExtension[] = [];
  for (const [name, value] of Object.entries(prescription)) {
    if (isElementParameter(name) && fitsElement(name, value)) {
      elements[LENS_ELEMENTS[name]] = value;
    } else if (name === PRISM && typeof value === 'number') {
      elements['prism'] = [{ amount: value, base: 'down' }];
    } else {
      extensions.push(toParameterExtension(name, value, definition));
    }
  }
  return { elements, extensions };
}
