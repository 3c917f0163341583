import type { Position } from './rules-error.ts';

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | 'in'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

interface At {
  at: Position;
}

export type Expression = At &
  (
    | { kind: 'literal'; value: null | boolean | bigint | number | string | Uint8Array }
    | { kind: 'variable'; name: string }
    | { kind: 'not' | 'negate'; operand: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'typeTest'; operand: Expression; type: string }
    | { kind: 'conditional'; condition: Expression; whenTrue: Expression; whenFalse: Expression }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'map'; entries: [Expression, Expression][] }
    | { kind: 'path'; segments: Expression[] }
    | { kind: 'member'; object: Expression; name: string }
    | { kind: 'index'; object: Expression; index: Expression }
    | { kind: 'slice'; object: Expression; from: Expression; to: Expression }
    | { kind: 'call'; name: string; args: Expression[] }
    | { kind: 'methodCall'; object: Expression; name: string; args: Expression[] }
  );

export interface FunctionDeclaration extends At {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression }[];
  body: Expression;
}

/** `get` and `list` make up `read`; `create`, `update` and `delete` make up `write`. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface AllowStatement extends At {
  methods: ReadonlySet<Method>;
  /** Absent: always. */
  condition?: Expression;
}

export type PatternSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'wildcard'; name: string }
  | { kind: 'recursive'; name: string };

export interface MatchBlock extends At {
  pattern: PatternSegment[];
  functions: Map<string, FunctionDeclaration>;
  allows: AllowStatement[];
  matches: MatchBlock[];
}

export interface RulesFile {
  version: '1' | '2';
  /** Declared outside of any service. */
  functions: Map<string, FunctionDeclaration>;
  /** By name: `cloud.firestore`, `firebase.storage`. Each is a block with an empty pattern. */
  services: Map<string, MatchBlock>;
}
