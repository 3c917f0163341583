import type { Metadata } from '../state/records.ts';
import { ApiError } from './api-error.ts';

/** A nested parameter, as `metadata[key]=…` or `expand[0]=…` made it. */
export type Value = string | { [name: string]: Value };

const DEEPEST = 6;

/** Reads a form or a query with nested names. Throws an ApiError for names that cannot be read. */
export function parseParams(text: string): { [name: string]: Value } {
  const root: { [name: string]: Value } = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value);
  return root;
}

function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  const path = [first, ...rest.map((part) => part.replace(/\]$/, ''))];
  if (path.length > DEEPEST || first === '') throw new ApiError(400, `Invalid name: ${name}`);
  return path;
}

function put(root: { [name: string]: Value }, path: string[], value: string): void {
  let at = root;
  for (const part of path.slice(0, -1)) {
    const next = at[part] ?? (Object.create(null) as { [name: string]: Value });
    if (typeof next === 'string') throw new ApiError(400, `Invalid name: ${path.join('.')}`);
    at[part] = next;
    at = next;
  }
  const last = path.at(-1) ?? '';
  at[last === '' ? String(Object.keys(at).length) : last] = value;
}

/** Reads parameters of a known shape by their names; what is missing or of another kind is refused as Stripe does. */
export class Params {
  readonly values: { [name: string]: Value };
  readonly #path: string;

  constructor(values: { [name: string]: Value }, path = '') {
    this.values = values;
    this.#path = path;
  }

  optional(name: string): string | null {
    const value = this.values[name];
    if (value === undefined || value === '') return null;
    if (typeof value === 'string') return value;
    throw new ApiError(400, `Invalid string: ${name}`, { param: this.nameOf(name) });
  }

  text(name: string): string {
    const value = this.optional(name);
    if (value !== null) return value;
    const param = this.nameOf(name);
    throw new ApiError(400, `Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }

  integer(name: string): number {
    const text = this.text(name);
    if (/^-?\d{1,15}$/.test(text)) return Number(text);
    const param = this.nameOf(name);
    throw new ApiError(400, `Invalid integer: ${text}`, {
      code: 'parameter_invalid_integer',
      param,
    });
  }

  /** The parameters below a name; empty ones when it is missing. */
  below(name: string): Params {
    const value = this.values[name] ?? {};
    if (typeof value !== 'string') return new Params(value, this.nameOf(name));
    throw new ApiError(400, `Invalid object: ${name}`, { param: this.nameOf(name) });
  }

  /** What a list has, the first first: `line_items[0][quantity]=…`. */
  all(name: string): Params[] {
    const list = this.below(name);
    return Object.keys(list.values).map((index) => list.below(index));
  }

  /** The values of a list: `expand[0]=…`. */
  texts(name: string): string[] {
    const { values } = this.below(name);
    return Object.values(values).map((value) => (typeof value === 'string' ? value : ''));
  }

  metadata(name = 'metadata'): Metadata {
    const params = this.below(name);
    const names = Object.keys(params.values);
    return Object.fromEntries(names.map((key) => [key, params.text(key)]));
  }

  /** The whole name of a parameter, as an error names it. */
  nameOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`;
  }
}
