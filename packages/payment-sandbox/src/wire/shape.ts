import { ApiError, unknownParameter } from './api-error.ts';
import type { Value } from './params.ts';

/** What a parameter is: a text, texts by any names, a list of one kind, or parameters by their names. */
export type Shape = 'text' | 'metadata' | readonly [Shape] | { readonly [name: string]: Shape };

/** Of every list. */
export const LIST_SHAPE = {
  limit: 'text',
  starting_after: 'text',
  ending_before: 'text',
} as const;

/** Refuses, as Stripe does, every name at every level that the shape lacks: what is dropped silently changes what is paid. */
export function requireShape(value: Value, shape: Shape, path = ''): void {
  if (shape === 'text' || typeof value === 'string') {
    requireText(value, shape, path);
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}[${name}]`;
    requireShape(inner, innerShape(shape, name, at), at);
  }
}

function requireText(value: Value, shape: Shape, param: string): void {
  if (typeof value !== 'string') throw new ApiError(400, `Invalid string: ${param}`, { param });
  if (shape === 'text') return;
  const kind = Array.isArray(shape) ? 'array' : 'object';
  throw new ApiError(400, `Invalid ${kind}: ${param}`, { param });
}

function innerShape(shape: Exclude<Shape, 'text'>, name: string, param: string): Shape {
  if (shape === 'metadata') return 'text';
  if (isList(shape)) {
    if (/^\d{1,3}$/.test(name)) return shape[0];
    throw new ApiError(400, 'Invalid array', { param });
  }
  const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
  if (inner !== undefined) return inner;
  throw unknownParameter(param);
}

function isList(shape: Exclude<Shape, string>): shape is readonly [Shape] {
  return Array.isArray(shape);
}
