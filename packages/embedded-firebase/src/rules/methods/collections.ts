import { asItems, asList, asString } from '../values/coercions.ts';
import { stringOf } from '../values/conversions.ts';
import { includes, setOf } from '../values/equality.ts';
import { knownToHold } from '../values/partial-list.ts';
import type { PartialList, RulesSet, RulesValue } from '../values/values.ts';
import { takes, type Method, type MethodEntry, type MethodTable } from './method.ts';

type Items = readonly RulesValue[];

const hasAll = (items: Items, wanted: Items) => wanted.every((item) => includes(items, item));
const hasAny = (items: Items, wanted: Items) => wanted.some((item) => includes(items, item));
const hasOnly = (items: Items, allowed: Items) => items.every((item) => includes(allowed, item));
const without = (items: Items, unwanted: Items) =>
  items.filter((item) => !includes(unwanted, item));
const within = (items: Items, wanted: Items) => items.filter((item) => includes(wanted, item));

/** One argument that may be a list or a set. */
function withItems(run: (items: Items, others: Items) => RulesValue): MethodEntry<Items> {
  return takes<Items>(1, (items, { first }) => run(items, asItems(first)));
}

function ofSet({ least, most, run }: MethodEntry<Items>): MethodEntry<RulesSet> {
  const onSet: Method<RulesSet> = (set, args) => run(set.items, args);
  return { least, most, run: onSet };
}

/** Of what a query leaves open only what it certainly holds can be decided. */
export const PARTIAL_LIST_METHODS: MethodTable<PartialList> = new Map([
  ['hasAll', takes<PartialList>(1, (list, { first }) => knownToHold(list, asItems(first), 'all'))],
  ['hasAny', takes<PartialList>(1, (list, { first }) => knownToHold(list, asItems(first), 'any'))],
]);

const SIZE = takes<Items>(0, (items) => BigInt(items.length));

export const LIST_METHODS: MethodTable<Items> = new Map([
  ['size', SIZE],
  ['hasAll', withItems(hasAll)],
  ['hasAny', withItems(hasAny)],
  ['hasOnly', withItems(hasOnly)],
  ['removeAll', withItems(without)],
  ['concat', takes<Items>(1, (items, { first }) => [...items, ...asList(first)])],
  ['join', takes<Items>(1, (items, { first }) => items.map(stringOf).join(asString(first)))],
  ['toSet', takes<Items>(0, (items) => setOf(items))],
]);

export const SET_METHODS: MethodTable<RulesSet> = new Map([
  ['size', ofSet(SIZE)],
  ['hasAll', ofSet(withItems(hasAll))],
  ['hasAny', ofSet(withItems(hasAny))],
  ['hasOnly', ofSet(withItems(hasOnly))],
  ['difference', ofSet(withItems((items, others) => setOf(without(items, others))))],
  ['intersection', ofSet(withItems((items, others) => setOf(within(items, others))))],
  ['union', ofSet(withItems((items, others) => setOf([...items, ...others])))],
]);
