/** Replaces `%{name}` with its value. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
