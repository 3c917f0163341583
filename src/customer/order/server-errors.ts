import type { ApiErrorBody } from '#domain/schemas/api-error.ts';
import type { OrderInput } from '#domain/schemas/order.ts';
import type { FormPath } from './problems.ts';

/** What the server refused at a field, and what had been sent there. */
export interface ServerError {
  path: FormPath;
  message: string;
  nearest: number | string | null;
}

const IN_LENS = /^lenses\.(\d+)\.(?:prescription\.(\w+)|lensId|lensVersion)$/;

/** The field that a path of the API stands for; null for one that the form does not show. */
function formPath(path: string, input: OrderInput): FormPath | null {
  if (path === 'patientReference' || path === 'notes') return path;
  const [, index, parameter] = IN_LENS.exec(path) ?? [];
  const eye = input.lenses[Number(index)]?.eye;
  if (!eye) return null;
  return parameter ? `${eye}.values.${parameter}` : `${eye}.lensId`;
}

/** The errors of a 422 at the fields of the form that they are about. */
export function serverErrors(body: ApiErrorBody | null, input: OrderInput): ServerError[] {
  return Object.entries(body?.errors ?? {}).flatMap(([apiPath, { message, nearest }]) => {
    const path = formPath(apiPath, input);
    return path ? [{ path, message, nearest: nearest ?? null }] : [];
  });
}

/** Whether a 422 is about the key alone: it was used before, with other contents. */
export function isKeyReused(body: ApiErrorBody | null): boolean {
  return Object.keys(body?.errors ?? {}).every((path) => /idempotency/i.test(path));
}
