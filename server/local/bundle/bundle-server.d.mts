/** The scripts that a bundle holds. */
export const ENTRIES: readonly string[];

/** Bundles the server of `root` when its sources changed, and returns the folder of the bundle. */
export function bundleServer(
  root: string,
  options?: { entries?: readonly string[]; folders?: readonly string[] },
): Promise<string>;
