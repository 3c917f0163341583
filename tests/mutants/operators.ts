import { child, isNode, type Node } from './syntax.ts';

/** The text that stands for a part of the source from then on; null leaves a statement out. */
export interface Edit {
  operator: string;
  from: number;
  to: number;
  text: string | null;
}

const BOUNDARIES: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const EQUALITIES: Record<string, string> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };
const ARITHMETIC: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const LOGIC: Record<string, string> = { '&&': '||', '||': '&&' };
const SWAPPED: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
};
/** Methods that give something of the kind of what they are called on. */
const DROPPED = new Set(['filter', 'toSorted', 'toReversed', 'trim', 'toLowerCase', 'toUpperCase']);

/** The edits of one node of `code`. `key` is where its parent holds it. */
export function editsOf(node: Node, key: string, code: string): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
      return editsOfBinary(node, code);
    case 'LogicalExpression':
      return editsOfLogic(node, code);
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(child(node, 'test'), code);
    case 'UnaryExpression':
      return node['operator'] === '!' ? [withoutNot(node, code)] : [];
    case 'ExpressionStatement':
      return isCall(child(node, 'expression')) ? [leftOut(node)] : [];
    case 'ReturnStatement':
      return emptied(child(node, 'argument'));
    case 'ArrowFunctionExpression':
      return child(node, 'body')?.type === 'BlockStatement' ? [] : emptied(child(node, 'body'));
    case 'Literal':
      return key === 'source' || key === 'key' ? [] : editsOfLiteral(node, key);
    case 'ObjectExpression':
      return spreadsOf(node);
    case 'MemberExpression':
    case 'CallExpression':
      return [...withoutOptional(node), ...editsOfMethod(node, code)];
    default:
      return [];
  }
}

const textOf = ({ start, end }: Node, code: string) => code.slice(start, end);

function whole(node: Node, operator: string, text: string | null): Edit {
  return { operator, from: node.start, to: node.end, text };
}

/** The operator between two sides; comments may stand beside it. */
function swapped(node: Node, code: string, name: string, by: Record<string, string>): Edit[] {
  const [left, right, operator] = [child(node, 'left'), child(node, 'right'), node['operator']];
  if (!left || !right || typeof operator !== 'string') return [];
  const other = by[operator];
  const between = code.slice(left.end, right.start);
  if (!other || between.split(operator).length !== 2) return [];
  const text = between.replace(operator, () => other);
  return [{ operator: name, from: left.end, to: right.start, text }];
}

function editsOfBinary(node: Node, code: string): Edit[] {
  const joinsText = node['operator'] === '+' && [node['left'], node['right']].some(isText);
  return [
    ...swapped(node, code, 'boundary', BOUNDARIES),
    ...swapped(node, code, 'equality', EQUALITIES),
    ...(joinsText ? [] : swapped(node, code, 'arithmetic', ARITHMETIC)),
  ];
}

function isText(value: unknown): boolean {
  if (!isNode(value)) return false;
  return value.type === 'TemplateLiteral' || typeof value['value'] === 'string';
}

function editsOfLogic(node: Node, code: string): Edit[] {
  const left = child(node, 'left');
  if (left && node['operator'] === '??') return [whole(node, 'default', textOf(left, code))];
  return swapped(node, code, 'logic', LOGIC);
}

function negated(test: Node | null, code: string): Edit[] {
  return test ? [whole(test, 'condition', `!(${textOf(test, code)})`)] : [];
}

function withoutNot(node: Node, code: string): Edit {
  const argument = child(node, 'argument') ?? node;
  return whole(node, 'negation', textOf(argument, code));
}

function isCall(expression: Node | null): boolean {
  if (expression?.type === 'AwaitExpression') return isCall(child(expression, 'argument'));
  if (expression?.type === 'ChainExpression') return isCall(child(expression, 'expression'));
  if (expression?.type !== 'CallExpression') return false;
  return child(expression, 'callee')?.type !== 'Super';
}

const leftOut = (node: Node): Edit => whole(node, 'call', null);

const NOTHING = new Set(['null', 'undefined', '[]', '{}']);

function emptied(value: Node | null): Edit[] {
  if (!value || value.type.startsWith('JSX')) return [];
  if (value.type === 'Literal' && typeof value['value'] !== 'string') return [];
  if (value.type === 'Identifier' && NOTHING.has(String(value['name']))) return [];
  if (value.type === 'ArrayExpression') {
    return (value['elements'] as unknown[]).length > 0 ? [whole(value, 'returned', '[]')] : [];
  }
  return [whole(value, 'returned', 'null')];
}

function editsOfLiteral(node: Node, key: string): Edit[] {
  const { value } = node;
  if (typeof value === 'boolean') return [whole(node, 'boolean', String(!value))];
  if (typeof value === 'number') return [whole(node, 'number', String(value + 1))];
  const compared = key === 'left' || key === 'right' || key === 'test';
  return typeof value === 'string' && compared ? [whole(node, 'string', "'mutated'")] : [];
}

function spreadsOf(node: Node): Edit[] {
  return (node['properties'] as unknown[])
    .filter((property) => isNode(property))
    .filter(({ type }) => type === 'SpreadElement')
    .flatMap((spread) => child(spread, 'argument') ?? [])
    .map((argument) => whole(argument, 'spread', '{}'));
}

function withoutOptional(node: Node): Edit[] {
  const before = child(node, 'object') ?? child(node, 'callee');
  if (!node['optional'] || !before) return [];
  const plain = node.type === 'MemberExpression' && !node['computed'];
  return [{ operator: 'optional', from: before.end, to: before.end + 2, text: plain ? '.' : '' }];
}

function editsOfMethod(node: Node, code: string): Edit[] {
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : null;
  const [object, property] = [
    callee && child(callee, 'object'),
    callee && child(callee, 'property'),
  ];
  if (callee?.type !== 'MemberExpression' || callee['computed'] || !object || !property) return [];
  const name = textOf(property, code);
  const other = Object.hasOwn(SWAPPED, name) ? SWAPPED[name] : undefined;
  if (other) return [whole(property, 'method', other)];
  if (!DROPPED.has(name)) return [];
  return [{ operator: 'method', from: object.end, to: node.end, text: '' }];
}
