import type { Combination, Parameter, Surcharge } from '#domain/lens/model/lens.ts';
import { VALUE, type ListShape, type Shape } from '../../../shared/merge/shape.ts';

/** Values in any order, such as further numbers that can be made. */
const SET: ListShape = { kind: 'list', item: VALUE, keyOf: String, isOrderFree: true };
const FIELDS: Shape = { kind: 'object' };

const OPTIONS: ListShape = {
  kind: 'list',
  item: { kind: 'object', fields: { label: FIELDS } },
  keyOf: (option) => (option as { value: string }).value,
};

const PARAMETERS: ListShape = {
  kind: 'list',
  item: { kind: 'object', tag: 'kind', fields: { label: FIELDS, options: OPTIONS, also: SET } },
  keyOf: (parameter) => (parameter as Parameter).name,
};

const SURCHARGES: ListShape = {
  kind: 'list',
  item: { kind: 'object', fields: { label: FIELDS } },
  keyOf: (surcharge) => (surcharge as Surcharge).id,
};

/** A rule is the same while it is about the same parameters, in the same case. */
function ruleKey(rule: Combination): string {
  if (rule.kind === 'together') return ['together', ...rule.parameters].join(' ');
  if (rule.kind === 'ordered') return ['ordered', rule.smaller, rule.larger].join(' ');
  if (rule.kind === 'excludes')
    return ['excludes', rule.parameter, rule.value, rule.other].join(' ');
  return ['limits', rule.parameter, JSON.stringify(rule.when)].join(' ');
}

const RULES: ListShape = {
  kind: 'list',
  item: { kind: 'object', tag: 'kind', fields: { values: SET } },
  keyOf: (rule) => ruleKey(rule as Combination),
  isOrderFree: true,
};

const WARNINGS: Shape = {
  kind: 'object',
  others: { kind: 'object', fields: { limits: FIELDS } },
};

/** AD-15: how far two edits of a definition are compared. Conditions and sources are compared as a whole. */
export const LENS_SHAPE: Shape = {
  kind: 'object',
  fields: {
    description: FIELDS,
    surcharges: SURCHARGES,
    warranty: FIELDS,
    spare: FIELDS,
    parameters: PARAMETERS,
    combinations: RULES,
    warnings: WARNINGS,
  },
};
