import { RulesError } from './rules-error.ts';
import type { Position } from './rules-error.ts';

export type TokenKind = 'string' | 'bytes' | 'int' | 'float' | 'name' | 'symbol' | 'end';

export interface Token {
  kind: TokenKind;
  /** As written, but for strings: what it means. */
  text: string;
  start: number;
  end: number;
  position: Position;
}

const SKIPPED = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const PATTERNS: readonly [TokenKind, RegExp][] = [
  ['bytes', /b(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/y],
  ['string', /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y],
  ['float', /\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/y],
  ['int', /0[xX][0-9a-fA-F]+|\d+/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['symbol', /&&|\|\||==|!=|<=|>=|[-+*/%!<>=(){}[\].,:;?$]/y],
];
const ESCAPE = /\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g;
const SIMPLE_ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unquoted(literal: string): string {
  return literal.replace(
    ESCAPE,
    (_all, braced?: string, four?: string, two?: string, single?: string) => {
      const code = braced ?? four ?? two;
      if (code) return String.fromCodePoint(Number.parseInt(code, 16));
      return SIMPLE_ESCAPES[single ?? ''] ?? single ?? '';
    },
  );
}

function meaning(kind: TokenKind, written: string): string {
  if (kind === 'string') return unquoted(written.slice(1, -1));
  if (kind === 'bytes') return unquoted(written.slice(2, -1));
  return written;
}

function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function matchAt(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0];
}

function tokenAt(source: string, start: number): Token | undefined {
  for (const [kind, pattern] of PATTERNS) {
    const written = matchAt(pattern, source, start);
    if (written === undefined) continue;
    const end = start + written.length;
    return { kind, text: meaning(kind, written), start, end, position: positionAt(source, start) };
  }
  return undefined;
}

/** Splits a rules file into tokens; the last one is of kind `end`. Throws RulesError. */
export function tokenize(source: string, file: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  for (;;) {
    offset += matchAt(SKIPPED, source, offset)?.length ?? 0;
    const position = positionAt(source, offset);
    if (offset >= source.length) {
      tokens.push({ kind: 'end', text: '', start: offset, end: offset, position });
      return tokens;
    }
    const token = tokenAt(source, offset);
    if (!token)
      throw new RulesError(file, position, `unexpected character ${source.charAt(offset)}`);
    tokens.push(token);
    offset = token.end;
  }
}
