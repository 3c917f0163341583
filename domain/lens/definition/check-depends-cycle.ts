import type { LensDefinition } from '../model/lens.ts';
import { findParameter } from '../model/find-parameter.ts';
import type { Fault } from './fault.ts';

/** Returns the chain of parameters that `name` depends on, up to its end or to a repeated one. */
function chainFrom(name: string, lens: LensDefinition): string[] {
  const chain = [name];
  let next = findParameter(lens, name)?.dependsOn?.parameter;
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next);
    next = findParameter(lens, next)?.dependsOn?.parameter;
  }
  return next === undefined ? chain : [...chain, next];
}

/** Reports parameters that depend on themselves, directly or through others, and so could never be entered. */
export function checkDependsCycle(lens: LensDefinition): Fault[] {
  return lens.parameters.flatMap(({ name }, index) => {
    const chain = chainFrom(name, lens);
    if (chain.length === 1 || chain.at(-1) !== name) return [];
    const message = `${name} depends on itself: ${chain.join(' → ')}`;
    return [{ path: `parameters.${index}.dependsOn`, message }];
  });
}
