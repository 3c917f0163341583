/** The words of Liquid's tags that a template can use, as they stand in it. */
export const LIQUID_WORDS: readonly string[] = [
  'if',
  'elsif',
  'else',
  'endif',
  'unless',
  'endunless',
  'case',
  'when',
  'endcase',
  'for',
  'endfor',
  'assign',
];

/** The filters of Liquid that a template can use. */
export const LIQUID_FILTERS: readonly string[] = [
  'capitalize',
  'default',
  'downcase',
  'size',
  'strip',
  'truncate',
  'upcase',
];

/** The elements of MJML that a template can use. Those that include files, load fonts, or need inputs are not among them. */
export const MJML_ELEMENTS: readonly string[] = [
  'mjml',
  'mj-all',
  'mj-attributes',
  'mj-body',
  'mj-breakpoint',
  'mj-button',
  'mj-class',
  'mj-column',
  'mj-divider',
  'mj-group',
  'mj-head',
  'mj-image',
  'mj-preview',
  'mj-raw',
  'mj-section',
  'mj-spacer',
  'mj-style',
  'mj-table',
  'mj-text',
  'mj-title',
  'mj-wrapper',
];
