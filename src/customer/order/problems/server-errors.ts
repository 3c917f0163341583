import type { ApiErrorBody } from '#domain/access/api-error.ts';
import type { OrderContent } from '#domain/orders/order.ts';
import type { FormPath } from './problems.ts';

/** An error of the server at a field, and the value that was sent. */
export interface ServerError {
  path: FormPath;
  message: string;
  nearest: number | string | null;
}

type Sent = Pick<OrderContent, 'lenses'>;

const PLAIN = [
  'sourceOrderId',
  'returnReason',
  'patientReference',
  'patientName',
  'poNumber',
  'notes',
] as const;
const OF_PATIENT = /^patient\.(\w+)$/;
const OF_DELIVERY = /^delivery\.(?:address\.)?(\w+)$/;
const IN_LENS = /^lenses\.(\d+)\.(?:(prescription|clinical)\.(\w+)|lensId|lensVersion|quantity)$/;

/** Returns the form field for a path of the API; null for one that the form does not show. */
function formPath(path: string, sent: Sent): FormPath | null {
  const plain = PLAIN.find((name) => name === path);
  if (plain) return plain;
  const ofDelivery = OF_DELIVERY.exec(path);
  if (ofDelivery)
    return path === 'delivery.address' ? 'delivery.shipTo' : `delivery.${ofDelivery[1]}`;
  const ofPatient = OF_PATIENT.exec(path)?.[1];
  return ofPatient ? `patient.${ofPatient}` : lensPath(path, sent);
}

function lensPath(path: string, { lenses }: Sent): FormPath | null {
  const [, index, part, name] = IN_LENS.exec(path) ?? [];
  const eye = lenses[Number(index)]?.eye;
  if (!eye) return null;
  if (path.endsWith('.quantity')) return `${eye}.quantity`;
  if (!name) return `${eye}.lensId`;
  return part === 'clinical' ? `${eye}.clinical.${name}` : `${eye}.values.${name}`;
}

/** Returns the errors of a 422 by their form fields. */
export function serverErrors(body: ApiErrorBody | null, sent: Sent): ServerError[] {
  return Object.entries(body?.errors ?? {}).flatMap(([apiPath, { message, nearest }]) => {
    const path = formPath(apiPath, sent);
    return path ? [{ path, message, nearest: nearest ?? null }] : [];
  });
}

/** Returns the errors of a 422 without a form field. */
export function homelessErrors(body: ApiErrorBody | null, sent: Sent): string[] {
  return Object.entries(body?.errors ?? {}).flatMap(([apiPath, { message }]) =>
    formPath(apiPath, sent) ? [] : [message],
  );
}

/** Returns whether a 422 is only about the idempotency key, used before with other content. */
export function isKeyReused(body: ApiErrorBody | null): boolean {
  return Object.keys(body?.errors ?? {}).every((path) => /idempotency/i.test(path));
}
