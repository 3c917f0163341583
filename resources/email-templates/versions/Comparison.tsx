import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { styleNonce } from '#providers/browser/style-nonce.ts';
import { codeStyle } from '../editor/code-style.ts';

interface ComparisonProps {
  /** What is compared, for screen readers. */
  label: string;
  before: string;
  after: string;
}

/** Lines around a difference that are shown. */
const CONTEXT = { margin: 3, minSize: 6 };
const MAX_HEIGHT = 480;

/** Two texts side by side with their differences marked; on a phone one below the other. */
export function Comparison({ label, before, after }: ComparisonProps) {
  const host = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  useEffect(() => {
    const parent = host.current;
    if (!parent) return undefined;
    const extensions = [
      EditorView.cspNonce.of(styleNonce() ?? ''),
      EditorState.readOnly.of(true),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    ];
    const view = isNarrow
      ? new EditorView({
          parent,
          doc: after,
          extensions: [
            extensions,
            unifiedMergeView({
              original: before,
              mergeControls: false,
              collapseUnchanged: CONTEXT,
            }),
          ],
        })
      : new MergeView({
          parent,
          a: { doc: before, extensions },
          b: { doc: after, extensions },
          collapseUnchanged: CONTEXT,
          gutter: false,
        });
    return () => view.destroy();
  }, [before, after, label, isNarrow]);
  return (
    <Box
      ref={host}
      sx={(theme) => ({
        ...codeStyle(theme, 'none'),
        minWidth: 0,
        '& .cm-mergeView': { maxHeight: MAX_HEIGHT, overflow: 'auto' },
        '& .cm-deletedChunk, & .cm-merge-a .cm-changedLine': {
          backgroundColor: theme.palette.mode === 'dark' ? '#3A1D20' : '#FCE9E7',
        },
        '& .cm-merge-b .cm-changedLine, & .cm-insertedLine': {
          backgroundColor: theme.palette.mode === 'dark' ? '#12301F' : '#E3F4EA',
        },
      })}
    />
  );
}
