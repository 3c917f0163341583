import { NAMESPACES } from '../evaluate/namespaces.ts';
import { RulesError } from '../syntax/rules-error.ts';
import type { Position } from '../syntax/rules-error.ts';
import type { FunctionDeclaration } from '../syntax/syntax-tree.ts';

type Functions = ReadonlyMap<string, FunctionDeclaration>;
/** Which function calls which. */
export type CallGraph = Map<FunctionDeclaration, Set<FunctionDeclaration>>;

const ONE_ARGUMENT = { least: 1, most: 1 };
const RESERVED = new Set([...NAMESPACES.keys(), 'firestore', 'request', 'resource']);

interface Shared {
  file: string;
  /** The functions that the service itself answers. */
  host: ReadonlySet<string>;
  calls: CallGraph;
}

/** The names that stand for something at one place of a rules file. */
export class StaticScope {
  readonly #shared: Shared;
  readonly #parent: StaticScope | undefined;
  readonly #variables: Set<string>;
  readonly #functions: Functions;
  readonly #within: FunctionDeclaration | undefined;

  constructor(
    parent: StaticScope | Shared,
    variables: string[],
    functions: Functions = new Map(),
    within?: FunctionDeclaration,
  ) {
    this.#parent = parent instanceof StaticScope ? parent : undefined;
    this.#shared = parent instanceof StaticScope ? parent.#shared : parent;
    this.#variables = new Set(variables);
    this.#functions = functions;
    this.#within = within ?? (parent instanceof StaticScope ? parent.#within : undefined);
  }

  get file(): string {
    return this.#shared.file;
  }

  hasVariable(name: string): boolean {
    return this.#variables.has(name) || (this.#parent?.hasVariable(name) ?? false);
  }

  /** Throws RulesError when the name is taken by the language. */
  declare(name: string, at: Position): void {
    if (RESERVED.has(name)) throw new RulesError(this.file, at, `'${name}' is a reserved name`);
    this.#variables.add(name);
  }

  findFunction(name: string): FunctionDeclaration | undefined {
    return this.#functions.get(name) ?? this.#parent?.findFunction(name);
  }

  hostArity(name: string): typeof ONE_ARGUMENT | undefined {
    return this.#shared.host.has(name) ? ONE_ARGUMENT : undefined;
  }

  noteCall(called: FunctionDeclaration): void {
    if (!this.#within) return;
    const known = this.#shared.calls.get(this.#within) ?? new Set();
    this.#shared.calls.set(this.#within, known.add(called));
  }
}
