/** One reason why a prescription cannot be made, at the field where it is shown. */
export interface Violation {
  field: string;
  rule:
    | 'required'
    | 'number'
    | 'range'
    | 'step'
    | 'option'
    | 'unknown'
    | 'together'
    | 'excludes'
    | 'ordered';
  /** What was given; null when nothing was, or when it can be neither a number nor a text. */
  value: number | string | null;
  /** The closest value that is made; null when none suggests itself. */
  nearest: number | string | null;
}
