import { RulesError } from '../syntax/rules-error.ts';
import type {
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesFile,
} from '../syntax/syntax-tree.ts';
import { checkExpression } from './check-expression.ts';
import { StaticScope } from './static-scope.ts';
import type { CallGraph } from './static-scope.ts';

const HOST_FUNCTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['cloud.firestore', new Set(['get', 'exists', 'getAfter', 'existsAfter'])],
  ['firebase.storage', new Set(['firestore.get', 'firestore.exists'])],
]);

/** Refuses what can never work: names that do not exist, wrong numbers of arguments, recursion. */
export function checkFile(rules: RulesFile, file: string): void {
  for (const [service, block] of rules.services) {
    const calls: CallGraph = new Map();
    const host = HOST_FUNCTIONS.get(service) ?? new Set<string>();
    const outermost = new StaticScope(
      { file, host, calls },
      ['request', 'resource'],
      rules.functions,
    );
    checkFunctions(rules.functions, outermost);
    checkBlock(block, outermost, rules.version);
    checkRecursion(calls, file);
  }
}

function checkBlock(block: MatchBlock, outer: StaticScope, version: RulesFile['version']): void {
  const scope = new StaticScope(outer, [], block.functions);
  for (const segment of block.pattern)
    if (segment.kind !== 'literal') scope.declare(segment.name, block.at);
  checkWildcards(block, version, scope.file);
  checkFunctions(block.functions, scope);
  for (const { condition } of block.allows) if (condition) checkExpression(condition, scope);
  for (const nested of block.matches) checkBlock(nested, scope, version);
}

const isRecursive = ({ kind }: PatternSegment) => kind === 'recursive';

function checkWildcards({ pattern, at }: MatchBlock, version: string, file: string): void {
  if (pattern.filter(isRecursive).length > 1)
    throw new RulesError(file, at, 'a match takes one recursive wildcard at most');
  if (version === '1' && pattern.slice(0, -1).some(isRecursive))
    throw new RulesError(file, at, "a recursive wildcard before the end needs rules_version = '2'");
}

function checkFunctions(
  functions: ReadonlyMap<string, FunctionDeclaration>,
  home: StaticScope,
): void {
  for (const declaration of functions.values()) {
    const scope = new StaticScope(home, [], new Map(), declaration);
    for (const parameter of declaration.parameters) scope.declare(parameter, declaration.at);
    for (const { name, value } of declaration.lets) {
      checkExpression(value, scope);
      scope.declare(name, value.at);
    }
    checkExpression(declaration.body, scope);
  }
}

function checkRecursion(calls: CallGraph, file: string): void {
  const reaches = (
    from: FunctionDeclaration,
    to: FunctionDeclaration,
    seen: Set<object>,
  ): boolean =>
    [...(calls.get(from) ?? [])].some((called) => {
      if (called === to) return true;
      if (seen.has(called)) return false;
      seen.add(called);
      return reaches(called, to, seen);
    });
  for (const declaration of calls.keys())
    if (reaches(declaration, declaration, new Set()))
      throw new RulesError(file, declaration.at, `function '${declaration.name}' calls itself`);
}
