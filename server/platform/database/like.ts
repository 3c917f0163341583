/** The pattern of LIKE for "contains this text", with the text's own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}
