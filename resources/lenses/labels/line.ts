/** One fact of a definition, as text to compare and show. */
export interface Line {
  /** Identifies the same fact in another version. */
  key: string;
  label: string;
  value: string;
  /** What stands in this order, for a fact that is an order. */
  order?: readonly string[];
  /** The group of the fact, listed as a single difference when only one version has it. */
  group?: { key: string; label: string; value: string };
}
