/**
 * What a spreadsheet takes for a formula: at the beginning of a cell, and after a semicolon, tab or line break, which
 * some spreadsheets treat as separators. With apostrophes before it too, so that an import can take off exactly one.
 */
const FORMULA = /(^|[;\t\r\n])(\s*)('*[=+\-@＝＋－＠\t\r])/gu;

/** Returns the text as a cell that no spreadsheet runs: an apostrophe makes it text. Keeps the true minus sign. */
export function harmless(text: string): string {
  return text.replace(FORMULA, "$1$2'$3");
}
