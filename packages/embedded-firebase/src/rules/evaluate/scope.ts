import type { FunctionDeclaration } from '../syntax/syntax-tree.ts';
import { fail } from '../values/evaluation-error.ts';
import type { RulesValue } from '../values/values.ts';

/** Stands for a document id that a list query leaves open; whoever reads it cannot be decided. */
export const OPEN = Symbol('left open by the query');

export type Binding = RulesValue | typeof OPEN;

/** What the service itself answers, as `get` and `exists`; by name, with a namespace before a dot. */
export type HostFunctions = ReadonlyMap<string, (argument: RulesValue) => RulesValue>;

/** The names that an expression sees, innermost first. */
export class Scope {
  readonly host: HostFunctions;
  /** How many function calls lead here. */
  readonly depth: number;
  readonly #parent: Scope | undefined;
  readonly #bindings: ReadonlyMap<string, Binding>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    parent: Scope | HostFunctions,
    bindings: ReadonlyMap<string, Binding>,
    functions: ReadonlyMap<string, FunctionDeclaration> = new Map(),
    depth = 0,
  ) {
    this.#parent = parent instanceof Scope ? parent : undefined;
    this.host = parent instanceof Scope ? parent.host : parent;
    this.#bindings = bindings;
    this.#functions = functions;
    this.depth = depth;
  }

  has(name: string): boolean {
    return this.#bindings.has(name) || (this.#parent?.has(name) ?? false);
  }

  read(name: string): RulesValue {
    const found = this.#bindings.get(name);
    if (found === OPEN) return fail(`the query leaves ${name} open`);
    if (found !== undefined) return found;
    return this.#parent ? this.#parent.read(name) : fail(`unknown variable ${name}`);
  }

  /** The function with the scope in which it was declared. */
  findFunction(name: string): { declaration: FunctionDeclaration; home: Scope } | undefined {
    const declaration = this.#functions.get(name);
    return declaration ? { declaration, home: this } : this.#parent?.findFunction(name);
  }
}
