import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript), as far as the mutations look at it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** @throws Error for a file that is no TypeScript */
export function parse(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The node under a key, if there is one. */
export function child(node: Node, key: string): Node | null {
  const value = node[key];
  return isNode(value) ? value : null;
}

/** What a node holds, with the key that it is under; types are left out. */
export function childrenOf(node: Node): { key: string; node: Node }[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const held: unknown[] = Array.isArray(value) ? value : [value];
    return held
      .filter((each) => isNode(each))
      .filter((each) => !isType(each))
      .map((each) => ({ key, node: each }));
  });
}

const WITH_VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !WITH_VALUES.has(type);
}
