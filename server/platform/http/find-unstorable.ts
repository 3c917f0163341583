import { isStorable, toStorable } from '#domain/schemas/text.ts';

/**
 * Returns the path of the first text in a JSON value that cannot be stored, or null. Checks names as well; the path
 * shows them with replacement characters.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): string[] | null {
  // A loop, not a recursion: a body may be nested tens of thousands of levels deep.
  const open: { path: Path; value: unknown }[] = [{ path: rooted(path), value }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string' && !isStorable(next.value)) return namesOf(next.path);
    if (typeof next.value !== 'object' || next.value === null) continue;
    // The stack returns the last one first: reversed, so that the first of several problems is reported.
    for (const [name, inner] of Object.entries(next.value).toReversed()) {
      const below = { parent: next.path, name: toStorable(name) };
      if (!isStorable(name)) return namesOf(below);
      open.push({ path: below, value: inner });
    }
  }
  return null;
}

/** A linked list, because copying deep paths would take quadratic memory. */
type Path = { parent: Path; name: string } | null;

function rooted(path: readonly string[]): Path {
  return path.reduce<Path>((parent, name) => ({ parent, name }), null);
}

function namesOf(path: Path): string[] {
  const names: string[] = [];
  for (let step = path; step; step = step.parent) names.push(step.name);
  return names.toReversed();
}
