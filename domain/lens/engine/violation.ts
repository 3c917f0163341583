/** One reason why a prescription cannot be made, with the field that shows it. */
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
    | 'ordered'
    /** Outside the limits of a combination. */
    | 'limits'
    /** Entered although the condition that it depends on is not met. */
    | 'depends';
  /** The entered value; null for none, and for one that is neither a number nor a text. */
  value: number | string | null;
  /** The closest value that the lens accepts beside all others (`offer.ts`); null without a suggestion. */
  nearest: number | string | null;
  /** With `limits`: the indexes of the lens's combinations that limit the value. */
  limits?: number[] | undefined;
}
