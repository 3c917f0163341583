import type { AllowStatement, MatchBlock, Method, RulesFile } from '../syntax/syntax-tree.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import type { RulesValue } from '../values/values.ts';
import { evaluate } from './evaluate.ts';
import { matchPattern } from './pattern-match.ts';
import type { PathSegment } from './pattern-match.ts';
import { Scope } from './scope.ts';
import type { HostFunctions } from './scope.ts';

interface RulesRequest {
  service: string;
  method: Method;
  path: readonly PathSegment[];
  /** `request` and `resource`. */
  globals: ReadonlyMap<string, RulesValue>;
  host: HostFunctions;
}

/** Whether any `allow` that fits the path and the method holds. Without one it is denied. */
export function allows(
  rules: RulesFile,
  { service, method, path, globals, host }: RulesRequest,
): boolean {
  const block = rules.services.get(service);
  if (!block) return false;
  const least = rules.version === '1' ? 1 : 0;
  const outermost = new Scope(host, globals, rules.functions);
  return blockAllows(block, { method, path, scope: outermost, least });
}

interface Visit {
  method: Method;
  path: readonly PathSegment[];
  scope: Scope;
  least: number;
}

function blockAllows(block: MatchBlock, { method, path, scope, least }: Visit): boolean {
  for (const { bindings, rest } of matchPattern(block.pattern, path, least)) {
    const inner = new Scope(scope, bindings, block.functions);
    if (rest.length === 0 && block.allows.some((allow) => holds(allow, method, inner))) return true;
    const visit = { method, path: rest, scope: inner, least };
    if (block.matches.some((nested) => blockAllows(nested, visit))) return true;
  }
  return false;
}

function holds({ methods, condition }: AllowStatement, method: Method, scope: Scope): boolean {
  if (!methods.has(method)) return false;
  if (!condition) return true;
  try {
    return evaluate(condition, scope) === true;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}
