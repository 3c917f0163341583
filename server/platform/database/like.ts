/** Returns the LIKE pattern for "contains this text", with wildcards in the text escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}
