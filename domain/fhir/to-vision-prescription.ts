import type { LensDefinition, Prescription } from '../schemas/lens.ts';
import type { OrderState } from '../order.ts';
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
 * The state of an order as R4's fm-status has it. `active` is "currently in force": from when the practice prescribes by
 * submitting. A rejected order is not in force, but neither withdrawn: it is back with the practice to be corrected and
 * sent again, so that its contents are "not complete", which is `draft`. `cancelled` is "withdrawn". Nothing becomes
 * `entered-in-error`: what should never have been is cancelled, and the order stays to be read.
 */
const STATUS: Record<OrderState, VisionPrescription['status']> = {
  draft: 'draft',
  submitted: 'active',
  approved: 'active',
  inProduction: 'active',
  shipped: 'active',
  closed: 'active',
  rejected: 'draft',
  cancelled: 'cancelled',
};

/** R4 texts have spaces, tabs and line ends; of other white space, such as what no line breaks at, they have none. */
function plainSpaces(text: string): string {
  return text.replace(/[^\S \r\n\t]/gu, ' ');
}

/**
 * OR-10: the prescription of an order as FHIR R4. The patient is named by the practice's reference, and by a name only
 * where the maker's setting allows it (EM-01). Delivery and quantity have no place in it. `definitionOf` gives a lens in
 * the version that was ordered, for the units; without it numbers travel bare.
 */
export function toVisionPrescription(
  order: Order,
  definitionOf: (lens: OrderedLens) => LensDefinition | undefined = () => undefined,
  { namesPatient = false }: { namesPatient?: boolean } = {},
): VisionPrescription {
  return {
    resourceType: 'VisionPrescription',
    identifier: [{ system: SYSTEMS.orderNumber, value: order.number }],
    status: STATUS[order.state],
    created: order.submittedAt,
    patient: {
      identifier: { system: SYSTEMS.patientReference, value: plainSpaces(order.patientReference) },
      ...(namesPatient && order.patientName && { display: plainSpaces(order.patientName) }),
    },
    dateWritten: order.submittedAt,
    prescriber: {
      identifier: { system: SYSTEMS.accountNumber, value: order.accountNumber },
      ...(order.practice && { display: plainSpaces(order.practice) }),
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
    product: {
      coding: [{ system: PRODUCT_SYSTEM, code: 'contact' }],
      text: plainSpaces(lens.lensName),
    },
    eye: lens.eye,
    ...elements,
    brand: plainSpaces(lens.lensName),
    // FHIR has no note on the prescription as a whole.
    ...(notes && { note: [{ text: plainSpaces(notes) }] }),
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
