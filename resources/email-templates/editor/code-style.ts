import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** The colors of MJML: at least 4.5 : 1 on the surface. */
const CODE = {
  light: { tag: '#0B6B52', name: '#7A3E00', value: '#9C1C4B', comment: '#4A5D6D' },
  dark: { tag: '#7BD8B5', name: '#F2B84B', value: '#FF9EBB', comment: '#9FB0BF' },
} as const;

/** Returns the look of CodeMirror as an input of the theme; `maxHeight` in pixels, then it scrolls. */
export function codeStyle(
  { palette, shape }: Theme,
  maxHeight: number | 'none',
): SystemStyleObject<Theme> {
  const colors = CODE[palette.mode];
  const { primary, error, text, background, divider } = palette;
  return {
    '--code-tag': colors.tag,
    '--code-name': colors.name,
    '--code-value': colors.value,
    '--code-comment': colors.comment,
    '& .cm-editor': {
      border: `1px solid ${palette.mode === 'dark' ? '#5F7486' : '#7C8E9C'}`,
      borderRadius: `${Number(shape.borderRadius)}px`,
      bgcolor: 'background.paper',
      color: 'text.primary',
      maxHeight,
      fontSize: 13,
    },
    '&[data-wrong="true"] .cm-editor': { borderColor: error.main },
    '& .cm-editor.cm-focused': { outline: `2px solid ${primary.main}`, outlineOffset: 1 },
    '& .cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: 1.5 },
    '& .cm-content': { caretColor: text.primary },
    '& .cm-cursor': { borderLeftColor: text.primary },
    '& .cm-gutters': {
      bgcolor: 'background.default',
      color: 'text.secondary',
      borderRight: `1px solid ${divider}`,
      borderRadius: `${Number(shape.borderRadius) - 1}px 0 0 ${Number(shape.borderRadius) - 1}px`,
    },
    '& .cm-selectionBackground, & .cm-focused .cm-selectionBackground': {
      background: `${palette.mode === 'dark' ? '#1D4A57' : '#BFE3EA'} !important`,
    },
    '& .cm-tooltip': {
      bgcolor: 'background.paper',
      color: 'text.primary',
      border: `1px solid ${divider}`,
      borderRadius: 1,
      maxWidth: 'calc(100vw - 32px)',
    },
    '& .cm-tooltip-autocomplete ul li[aria-selected]': {
      background: primary.main,
      color: primary.contrastText,
    },
    '& .cm-completionDetail': { fontStyle: 'normal' },
    '& .cm-diagnostic': { color: 'text.primary', bgcolor: background.paper },
    '& .cm-collapsedLines': {
      background: background.default,
      color: text.secondary,
    },
  };
}
