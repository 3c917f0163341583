import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { offersAt } from './complete.ts';
import type { Offer, OfferContext } from './complete.ts';

/** What is written in a field. */
export type FieldKind = 'line' | 'text' | 'mjml';

/** Custom properties of the theme (`CodeField`), so that both themes are readable. */
const COLORS = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--code-tag)' },
  { tag: tags.attributeName, color: 'var(--code-name)' },
  { tag: [tags.attributeValue, tags.string], color: 'var(--code-value)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
]);

/** CodeMirror's icons, by what is offered. */
const ICONS: Record<Offer['kind'], string> = {
  variable: 'variable',
  filter: 'function',
  tag: 'keyword',
  element: 'type',
};

/** Returns what a field of a kind does, beside what its place in the page decides. */
export function fieldExtensions(
  kind: FieldKind,
  contextOf: () => Omit<OfferContext, 'hasMarkup'>,
): Extension[] {
  const complete = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = offersAt(state.sliceDoc(0, pos), {
      ...contextOf(),
      hasMarkup: kind === 'mjml',
    });
    if (!found || (found.from === pos && !explicit && !/[{%<\s|]$/.test(state.sliceDoc(0, pos)))) {
      return null;
    }
    return {
      from: found.from,
      validFor: /^[\w-]*$/,
      options: found.offers.map(({ label, kind: type, detail }) => ({
        label,
        type: ICONS[type],
        detail,
      })),
    };
  };
  return [
    history(),
    drawSelection(),
    bracketMatching(),
    autocompletion({ override: [complete], icons: false }),
    EditorView.lineWrapping,
    ...(kind === 'line' ? oneLine() : manyLines(kind)),
    keymap.of([...completionKeymap, ...historyKeymap, ...lintKeymap, ...defaultKeymap]),
  ];
}

/** Tab leaves the field; pasted line breaks become spaces. */
function oneLine(): Extension[] {
  return [
    EditorView.clipboardInputFilter.of((pasted) => pasted.replaceAll(/\s*\n\s*/g, ' ')),
    EditorState.transactionFilter.of((change) => (change.newDoc.lines > 1 ? [] : change)),
  ];
}

/** Tab indents; after Escape it leaves the field, as CodeMirror does by itself. */
function manyLines(kind: FieldKind): Extension[] {
  return [
    lineNumbers(),
    lintGutter(),
    keymap.of([indentWithTab]),
    ...(kind === 'mjml' ? [html({ autoCloseTags: true }), syntaxHighlighting(COLORS)] : []),
  ];
}
