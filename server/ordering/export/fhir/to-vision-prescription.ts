import { EXTENSIONS, PRODUCT_SYSTEM, SYSTEMS } from '#domain/fhir/canonical.ts';
import {
  fitsElement,
  isElementParameter,
  LENS_ELEMENTS,
  PRISM,
} from '#domain/fhir/lens-elements.ts';
import { toParameterExtension } from '#domain/fhir/parameter-extension.ts';
import type {
  FhirExtension,
  LensSpecification,
  VisionPrescription,
} from '#domain/fhir/vision-prescription.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import type { Order } from '#domain/orders/order.ts';

type OrderedLens = Order['lenses'][number];

/**
 * The order states in R4's fm-status. `active` is "currently in force": from the submission, by which the practice
 * prescribes. A rejected order is neither in force nor withdrawn: the practice corrects and resubmits it, so its
 * contents are "not complete", which is `draft`. `cancelled` is "withdrawn". No state is `entered-in-error`: an order
 * made by mistake is canceled and stays readable.
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

/** R4 strings allow only spaces, tabs and line breaks as white space: replaces others, such as no-break spaces. */
function plainSpaces(text: string): string {
  return text.replace(/[^\S \r\n\t]/gu, ' ');
}

/**
 * OR-10: returns the prescription of an order as FHIR R4. The patient is identified by the practice's reference, and by
 * name only if the lab's setting allows it (EM-01). Delivery and quantity have no element. `definitionOf` returns a
 * lens in the ordered version, for the units; without it numbers have none.
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
    // FHIR has no note for the whole prescription.
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
