/** One fact of a definition, as text to compare and show. */
export interface Line {
  /** Identifies the same fact in another version. */
  key: string;
  label: string;
  value: string;
  /** Of a fact that is an order: what is in this order. */
  order?: readonly string[];
  /** The group of the fact, listed as a single difference when only one version has it. */
  group?: { key: string; label: string; value: string };
}
