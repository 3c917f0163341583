/** One fact of a definition, as it is compared and shown. */
export interface Line {
  /** The same fact in another version has the same key. */
  key: string;
  label: string;
  value: string;
  /** What it belongs to: told as one when a version has none of it. */
  group?: { key: string; label: string; value: string };
}
