import type { Import } from './imports-of.ts';
import { FOLDERS, PRIVATE, PROVIDER_FLOORS, SERVER_FLOORS, VIEW } from './rules.ts';

/** Why an import is forbidden; null for one that is not. Tests may import everything. */
export function forbidden(imported: Import): string | null {
  const { from, to } = imported;
  if (isBelow(from, 'tests')) return null;
  return (
    betweenFolders(imported) ??
    upwards(imported) ??
    betweenRooms(imported) ??
    intoPrivate(imported) ??
    intoView(from, to)
  );
}

function betweenFolders({ from, to }: Import): string | null {
  const folders = Object.keys(FOLDERS).filter((folder) => isBelow(from, folder));
  const folder = longest(folders);
  if (folder === undefined) return null;
  const allowed = [folder, ...(FOLDERS[folder] ?? [])];
  if (allowed.some((other) => isBelow(to, other))) return null;
  return `${folder}/ may import ${(FOLDERS[folder] ?? []).map((name) => `${name}/`).join(', ') || 'nothing of ours'}`;
}

/** An import of a higher floor of the server. */
export function upwards({ from, to }: Import): string | null {
  const [own, other] = [floorOf(from), floorOf(to)];
  if (own === null || other === null || other <= own) return null;
  return `${SERVER_FLOORS[other]?.[0]} is above ${SERVER_FLOORS[own]?.[0]}`;
}

function floorOf(file: string): number | null {
  if (!isBelow(file, 'server')) return null;
  const floor = SERVER_FLOORS.findIndex((parts) => parts.some((part) => isBelow(file, part)));
  if (floor < 0)
    throw new Error(`${file} stands on no floor of the server (tests/arrows/rules.ts)`);
  return floor;
}

/** A value that a room of `providers` takes from a higher room, or from another one of its own floor. */
function betweenRooms({ from, to, isType }: Import): string | null {
  if (isType || !isBelow(from, 'providers') || !isBelow(to, 'providers')) return null;
  const [own, other] = [roomOf(from), roomOf(to)];
  if (own.room === other.room || other.floor < own.floor) return null;
  return `${own.room} may not use ${other.room} at run time`;
}

/** A room has all that is below its folder. */
function roomOf(file: string): { room: string; floor: number } {
  const room = folderOf(file).split('/').slice(0, 2).join('/');
  const floor = PROVIDER_FLOORS.findIndex((rooms) => rooms.includes(room));
  if (floor < 0) throw new Error(`${file} stands in no room of providers (tests/arrows/rules.ts)`);
  return { room, floor };
}

function intoPrivate({ from, to }: Import): string | null {
  const rule = PRIVATE.find(({ what }) => what.test(to));
  if (!rule || isBelow(from, folderOf(to)) || rule.but?.test(from)) return null;
  return rule.why;
}

function intoView(from: string, to: string): string | null {
  const resource = VIEW.exec(to)?.[1];
  if (!resource || !isBelow(from, 'resources') || isBelow(from, `resources/${resource}`))
    return null;
  return "A resource does not use another resource's views.";
}

function isBelow(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`);
}

function longest(names: string[]): string | undefined {
  return names.toSorted((a, b) => b.length - a.length)[0];
}

export function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
