import { fail } from '../values/evaluation-error.ts';
import type { RulesValue } from '../values/values.ts';

export type Method<Self> = (self: Self, args: Arguments) => RulesValue;

/** The arguments of a call, of which the number was checked. */
export interface Arguments {
  first: RulesValue;
  second: RulesValue;
  third: RulesValue;
  fourth: RulesValue;
  count: number;
}

export interface MethodEntry<Self> {
  least: number;
  most: number;
  run: Method<Self>;
}

export type MethodTable<Self> = ReadonlyMap<string, MethodEntry<Self>>;

function argumentAt(args: readonly RulesValue[], index: number): RulesValue {
  const value = args[index];
  return value === undefined ? fail(`argument ${index + 1} is missing`) : value;
}

/** A class, as an object with getters of its own would be made for each call. */
class CheckedArguments implements Arguments {
  readonly #values: readonly RulesValue[];

  constructor(values: readonly RulesValue[]) {
    this.#values = values;
  }

  get first() {
    return argumentAt(this.#values, 0);
  }

  get second() {
    return argumentAt(this.#values, 1);
  }

  get third() {
    return argumentAt(this.#values, 2);
  }

  get fourth() {
    return argumentAt(this.#values, 3);
  }

  get count() {
    return this.#values.length;
  }
}

export function asArguments(args: readonly RulesValue[]): Arguments {
  return new CheckedArguments(args);
}

/** `run` takes exactly `count` arguments. */
export function takes<Self>(count: number, run: Method<Self>): MethodEntry<Self> {
  return { least: count, most: count, run };
}
