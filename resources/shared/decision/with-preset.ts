/**
 * Returns what is typed with the preset text after it; null when that is longer than `most`. What is typed already is
 * kept, and a text that is there already is not repeated.
 */
export function withPreset(typed: string, preset: string, most: number): string | null {
  if (typed.includes(preset)) return typed;
  const before = typed.trimEnd();
  const filled = before === '' ? preset : `${before}\n${preset}`;
  return filled.length <= most ? filled : null;
}
