/**
 * What a spreadsheet would take for a formula: at the beginning of a cell, and where a cell begins for one that separates
 * by semicolons, tabs or lines.
 */
const FORMULA = /(^|[;\t\r\n])(\s*)([=+\-@＝＋－＠\t\r])/gu;

/** The text as a cell that no spreadsheet runs: an apostrophe makes it text. The true minus sign is none of these. */
export function harmless(text: string): string {
  return text.replace(FORMULA, "$1$2'$3");
}
