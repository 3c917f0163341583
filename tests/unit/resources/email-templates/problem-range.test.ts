import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { problemRange } from '#resources/email-templates/editor/problem-range.ts';

const { doc } = EditorState.create({ doc: 'Hi {{ nmae }},\n\n  bye' });
const marked = (line: number, column: number) => {
  const { from, to } = problemRange(doc, { line, column });
  return doc.sliceString(from, to);
};

describe('where a problem of a template is marked', () => {
  it('EM-02 the word at line and column, which count from 1', () => {
    expect(marked(1, 7)).toBe('nmae');
    expect(marked(3, 3)).toBe('bye');
  });

  it('EM-02 one character where no word begins', () => expect(marked(1, 4)).toBe('{'));

  it('EM-02 within the text, where it was changed since', () => {
    expect(problemRange(doc, { line: 9, column: 1 }).from).toBe(doc.line(3).from);
    expect(problemRange(doc, { line: 1, column: 99 })).toEqual({ from: 14, to: 14 });
    expect(marked(2, 1)).toBe('');
    expect(problemRange(doc, { line: 0, column: 0 }).from).toBe(0);
  });
});
