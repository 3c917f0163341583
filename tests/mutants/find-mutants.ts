import type { Mutant } from './mutant.ts';
import { editsOf, type Edit } from './operators.ts';
import { child, childrenOf, parse, type Node } from './syntax.ts';

/** Every mutant of a file; `id` is 0 until some are chosen. Types, imports and what is logged are left alone. */
export function findMutants(file: string, code: string): Mutant[] {
  const found: Mutant[] = [];
  visit(parse(file, code), 'program', null);
  return found;

  /** `chain` is the whole `a?.b.c` around a node: only the whole can stand in parentheses. */
  function visit(node: Node, key: string, chain: Node | null): void {
    if (isLeftAlone(node)) return;
    const spine = node.type === 'ChainExpression' ? node : chain;
    for (const edit of editsOf(node, key, code)) found.push(mutantOf(edit, node, spine));
    for (const { key: under, node: below } of childrenOf(node))
      visit(
        below,
        under,
        under === 'object' || under === 'callee' || node === spine ? spine : null,
      );
  }

  function mutantOf(edit: Edit, node: Node, chain: Node | null): Mutant {
    const { start, end } = spanOf(edit, node, chain);
    const { operator, from, to, text } = edit;
    const whole = text === null ? null : code.slice(start, from) + text + code.slice(to, end);
    const line = code.slice(0, start).split('\n').length;
    const change = `${oneLine(code.slice(start, end))} → ${whole === null ? '' : oneLine(whole)}`;
    return { id: 0, file, line, operator, replacement: whole, start, end, change: change.trim() };
  }
}

/** What is put in parentheses: the edited node, what an edit reaches beyond it, or the chain that both are in. */
function spanOf(
  { from, to }: Edit,
  node: Node,
  chain: Node | null,
): { start: number; end: number } {
  const isPart = from > node.start || to < node.end;
  if (chain && isPart) return chain;
  return isPart && isJoined(node) ? node : { start: from, end: to };
}

/** Nodes whose edits change something between their parts. */
function isJoined({ type }: Node): boolean {
  return ['BinaryExpression', 'LogicalExpression', 'CallExpression', 'MemberExpression'].includes(
    type,
  );
}

const LOGGING = /^(?:console|log|logger|.*\.log)$/;
const LEFT_ALONE = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TemplateElement',
  'JSXAttribute',
  'ThrowStatement',
]);

function isLeftAlone(node: Node): boolean {
  if (LEFT_ALONE.has(node.type) || node.type.startsWith('TSEnum')) return true;
  return [node, child(node, 'expression'), child(node, 'body')].some(isLogged);
}

function isLogged(node: Node | null): boolean {
  const called = node?.type === 'CallExpression' ? child(node, 'callee') : null;
  const on = called && child(called, 'object');
  return Boolean(on && LOGGING.test(nameOf(on)));
}

function nameOf(node: Node): string {
  const property = child(node, 'property');
  if (node.type === 'MemberExpression' && property) return `.${nameOf(property)}`;
  return typeof node['name'] === 'string' ? node['name'] : '';
}

const LONGEST = 90;

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
