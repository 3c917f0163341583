import { GLOBAL_FUNCTIONS, NAMESPACES } from '../evaluate/namespaces.ts';
import { unreachable } from '../evaluate/unreachable.ts';
import { METHOD_ARITIES } from '../methods/method-tables.ts';
import { RulesError } from '../syntax/rules-error.ts';
import type { Position } from '../syntax/rules-error.ts';
import type { Expression } from '../syntax/syntax-tree.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import { regularExpression } from '../values/regular-expression.ts';
import type { StaticScope } from './static-scope.ts';

const EXPRESSION_METHODS = new Set(['matches', 'split', 'replace']);

interface Arity {
  least: number;
  most: number;
}

/** Checks every name that an expression uses. Throws RulesError. */
export function checkExpression(expression: Expression, scope: StaticScope): void {
  for (const part of partsOf(expression)) checkExpression(part, scope);
  if (expression.kind === 'variable') checkVariable(expression.name, expression.at, scope);
  if (expression.kind === 'call') checkCall(expression, scope);
  if (expression.kind === 'methodCall') checkMethod(expression, scope);
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'not':
    case 'negate':
    case 'typeTest':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.segments;
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'methodCall':
      return isNamespace(expression.object)
        ? expression.args
        : [expression.object, ...expression.args];
  }
  return unreachable(expression);
}

/** A namespace's name cannot be a variable's: `StaticScope` refuses to declare one. */
function isNamespace(object: Expression): boolean {
  return object.kind === 'variable' && (NAMESPACES.has(object.name) || object.name === 'firestore');
}

function checkVariable(name: string, at: Position, scope: StaticScope): void {
  if (!scope.hasVariable(name)) throw new RulesError(scope.file, at, `unknown variable '${name}'`);
}

function checkArity(
  name: string,
  args: Expression[],
  arity: Arity,
  at: Position,
  file: string,
): void {
  if (args.length >= arity.least && args.length <= arity.most) return;
  const wanted = arity.least === arity.most ? `${arity.least}` : `${arity.least} to ${arity.most}`;
  throw new RulesError(file, at, `'${name}' takes ${wanted} arguments, found ${args.length}`);
}

function checkCall(
  { name, args, at }: Extract<Expression, { kind: 'call' }>,
  scope: StaticScope,
): void {
  const declared = scope.findFunction(name);
  if (declared) {
    scope.noteCall(declared);
    const count = declared.parameters.length;
    checkArity(name, args, { least: count, most: count }, at, scope.file);
    return;
  }
  const arity = GLOBAL_FUNCTIONS.get(name) ?? scope.hostArity(name);
  if (!arity) throw new RulesError(scope.file, at, `unknown function '${name}'`);
  checkArity(name, args, arity, at, scope.file);
}

function checkMethod(
  { object, name, args, at }: Extract<Expression, { kind: 'methodCall' }>,
  scope: StaticScope,
): void {
  const { file } = scope;
  const arity = methodArity(object, name, scope);
  if (!arity) throw new RulesError(file, at, `unknown method '${name}'`);
  checkArity(name, args, arity, at, file);
  const [first] = args;
  if (EXPRESSION_METHODS.has(name) && first?.kind === 'literal' && typeof first.value === 'string')
    checkRegularExpression(first.value, first.at, file);
}

function methodArity(object: Expression, name: string, scope: StaticScope): Arity | undefined {
  if (object.kind !== 'variable' || !isNamespace(object)) return METHOD_ARITIES.get(name);
  return NAMESPACES.get(object.name)?.get(name) ?? scope.hostArity(`${object.name}.${name}`);
}

function checkRegularExpression(text: string, at: Position, file: string): void {
  try {
    regularExpression(text, true);
  } catch (error) {
    if (error instanceof EvaluationError) throw new RulesError(file, at, error.message);
    throw error;
  }
}
