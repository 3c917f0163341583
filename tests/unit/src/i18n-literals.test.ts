import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const sources: Record<string, string> = import.meta.glob(['/src/**/*.tsx', '/resources/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is read or heard on the screen. */
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'label', 'alt', 'helperText']);

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function below(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

const WORD = /\p{L}{2,}/u;

/** The text of a string or template, however it stands in braces. */
function textIn(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXExpressionContainer') return textIn(node.expression);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'ConditionalExpression')
    return textIn(node.consequent) + textIn(node.alternate);
  if (node.type === 'LogicalExpression') return textIn(node.right);
  if (node.type !== 'TemplateLiteral') return '';
  return (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('');
}

function literalOf(node: Node): string {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return (node.children as Node[])
      .filter((child) => child.type === 'JSXExpressionContainer')
      .map(textIn)
      .join(' ');
  }
  const name = node.type === 'JSXAttribute' ? (node.name as { name: string }).name : '';
  return SPOKEN.has(name) ? textIn(node.value) : '';
}

/** The words that a component holds itself. */
function literals(source: string): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    const text = literalOf(node).trim();
    if (WORD.test(text)) found.push(text);
    below(node).forEach(walk);
  };
  walk(parseAst(source, { lang: 'tsx' }) as unknown as Node);
  return found;
}

describe('UX-02 no component holds a text', () => {
  it('finds one, wherever it stands', () => {
    const source = `const A = ({ b }: { b: boolean }) => <p title="One" id="none">
      Two {'Three'} {b && 'Four'} {b ? \`Five\` : 1} <i aria-label={'Six'} className="none">·</i></p>;`;
    expect(
      literals(source)
        .join(' ')
        .match(/[A-Z]\w+/g)
        ?.toSorted(),
    ).toEqual(['Five', 'Four', 'One', 'Six', 'Three', 'Two']);
  });

  it.each(Object.entries(sources))('%s', (_path, source) => expect(literals(source)).toEqual([]));
});
