/** What `harmless` adds to a cell that a spreadsheet would run. */
const MADE_HARMLESS = /(^|[;\t\r\n])(\s*)'('*[=+\-@＝＋－＠\t\r])/gu;

/** Returns the text of a cell without what our own exports add to it, and without what is no text. */
export function toImported(cell: string): string {
  return cell.replace(MADE_HARMLESS, '$1$2$3').replaceAll('\u00A0', ' ');
}
