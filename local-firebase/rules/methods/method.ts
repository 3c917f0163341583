import { fail } from '../evaluation-error.ts';
import type { RulesValue } from '../values.ts';

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

export function asArguments(args: readonly RulesValue[]): Arguments {
  return {
    get first() {
      return argumentAt(args, 0);
    },
    get second() {
      return argumentAt(args, 1);
    },
    get third() {
      return argumentAt(args, 2);
    },
    get fourth() {
      return argumentAt(args, 3);
    },
    count: args.length,
  };
}

/** `run` takes exactly `count` arguments. */
export function takes<Self>(count: number, run: Method<Self>): MethodEntry<Self> {
  return { least: count, most: count, run };
}
