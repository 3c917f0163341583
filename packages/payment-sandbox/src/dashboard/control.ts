import type { Sandbox } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';

/** What a button of the dashboard does, or a test in its place. */
export type Control = (sandbox: Sandbox, id: string, form: URLSearchParams) => unknown;

/** A field of a form that is a whole number. @throws ApiError */
export function countOf(form: URLSearchParams, name: string): number {
  const text = form.get(name) ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new ApiError(400, `${name} must be a whole number.`, { param: name });
}
