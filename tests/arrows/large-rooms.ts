import { folderOf } from './check-import.ts';
import { ROOM_MOST } from './rules.ts';

/** Returns the folders that have more files of their own than a room may, sorted. */
export function largeRooms(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = folderOf(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > ROOM_MOST ? [folder] : [])).toSorted();
}
