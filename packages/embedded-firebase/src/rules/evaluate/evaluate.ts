import { callMethod } from '../methods/method-tables.ts';
import { asArguments } from '../methods/method.ts';
import type { BinaryOperator, Expression, FunctionDeclaration } from '../syntax/syntax-tree.ts';
import { asBool, asString, int64 } from '../values/coercions.ts';
import { EvaluationError, fail } from '../values/evaluation-error.ts';
import { TYPE_TESTS, typeName } from '../values/value-types.ts';
import { RulesPath } from '../values/values.ts';
import type { RulesValue } from '../values/values.ts';
import { readIndex, readProperty, readSlice } from './access.ts';
import { GLOBAL_FUNCTIONS, NAMESPACES } from './namespaces.ts';
import { applyOperator } from './operators.ts';
import { Scope } from './scope.ts';
import { unreachable } from './unreachable.ts';

const MAX_CALL_DEPTH = 20;

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** The value of an expression. Throws EvaluationError. Without closures: every listener asks it for every update. */
export function evaluate(expression: Expression, scope: Scope): RulesValue {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'variable':
      return scope.read(expression.name);
    case 'not':
      return !asBool(evaluate(expression.operand, scope));
    case 'negate':
      return negated(evaluate(expression.operand, scope));
    case 'binary':
      return binary(expression.operator, expression, scope);
    case 'typeTest':
      return typeTest(expression, scope);
    case 'conditional':
      return conditional(expression, scope);
    case 'list':
      return valuesOf(expression.items, scope);
    case 'map':
      return mapOf(expression, scope);
    case 'path':
      return new RulesPath(valuesOf(expression.segments, scope).flatMap(pathSegments));
    case 'member':
      return readProperty(evaluate(expression.object, scope), expression.name);
    case 'index':
      return readIndex(evaluate(expression.object, scope), evaluate(expression.index, scope));
    case 'slice':
      return slice(expression, scope);
    case 'call':
      return call(expression.name, valuesOf(expression.args, scope), scope);
    case 'methodCall':
      return methodCall(expression, scope);
  }
  return unreachable(expression);
}

function valuesOf(parts: readonly Expression[], scope: Scope): RulesValue[] {
  return parts.map((part) => evaluate(part, scope));
}

function typeTest({ type, operand }: Of<'typeTest'>, scope: Scope): RulesValue {
  return TYPE_TESTS.get(type)?.(evaluate(operand, scope)) ?? fail('unknown type');
}

function conditional({ condition, whenTrue, whenFalse }: Of<'conditional'>, scope: Scope) {
  return evaluate(asBool(evaluate(condition, scope)) ? whenTrue : whenFalse, scope);
}

function mapOf({ entries }: Of<'map'>, scope: Scope): RulesValue {
  return new Map(
    entries.map(([key, value]) => [asString(evaluate(key, scope)), evaluate(value, scope)]),
  );
}

function slice({ object, from, to }: Of<'slice'>, scope: Scope): RulesValue {
  return readSlice(evaluate(object, scope), evaluate(from, scope), evaluate(to, scope));
}

function negated(value: RulesValue): RulesValue {
  if (typeof value === 'bigint') return int64(-value);
  return typeof value === 'number' ? -value : fail(`minus ${typeName(value)}`);
}

function binary(operator: BinaryOperator, { left, right }: Of<'binary'>, scope: Scope): RulesValue {
  if (operator === '&&') return decide(false, left, right, scope);
  if (operator === '||') return decide(true, left, right, scope);
  return applyOperator(operator, evaluate(left, scope), evaluate(right, scope));
}

/** && and ||: either side that is `decisive` decides, even when the other one is an error. */
function decide(decisive: boolean, left: Expression, right: Expression, scope: Scope): boolean {
  const first = outcome(left, scope);
  if (first === decisive) return decisive;
  const second = outcome(right, scope);
  if (second === decisive) return decisive;
  for (const result of [first, second]) if (result instanceof EvaluationError) throw result;
  return !decisive;
}

function outcome(expression: Expression, scope: Scope): boolean | EvaluationError {
  try {
    return asBool(evaluate(expression, scope));
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

/** A string is one segment: what comes from a user cannot reach into another collection. */
function pathSegments(value: RulesValue): readonly string[] {
  if (value instanceof RulesPath) return value.segments;
  if (typeof value !== 'string') return fail(`${typeName(value)} in a path`);
  return value === '' || value.includes('/') ? fail('not a path segment') : [value];
}

function call(name: string, args: readonly RulesValue[], scope: Scope): RulesValue {
  const declared = scope.findFunction(name);
  if (declared) return callDeclared(declared.declaration, declared.home, args, scope.depth + 1);
  const global = GLOBAL_FUNCTIONS.get(name);
  if (global) return global.run(null, asArguments(args));
  return callHost(name, args, scope);
}

function callHost(name: string, args: readonly RulesValue[], scope: Scope): RulesValue {
  const host = scope.host.get(name) ?? fail(`unknown function ${name}`);
  return host(asArguments(args).first);
}

function callDeclared(
  { parameters, lets, body }: FunctionDeclaration,
  home: Scope,
  args: readonly RulesValue[],
  depth: number,
): RulesValue {
  if (depth > MAX_CALL_DEPTH) return fail('too many nested calls');
  const bindings = new Map(parameters.map((name, index) => [name, args[index] ?? null]));
  const inner = new Scope(home, bindings, new Map(), depth);
  for (const { name, value } of lets) bindings.set(name, evaluate(value, inner));
  return evaluate(body, inner);
}

function methodCall({ object, name, args }: Of<'methodCall'>, scope: Scope): RulesValue {
  const values = valuesOf(args, scope);
  if (object.kind === 'variable' && !scope.has(object.name)) {
    const global = NAMESPACES.get(object.name)?.get(name);
    return global
      ? global.run(null, asArguments(values))
      : callHost(`${object.name}.${name}`, values, scope);
  }
  return callMethod(evaluate(object, scope), name, values);
}
