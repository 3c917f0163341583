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
    | 'ordered'
    /** Outside what is made in this combination. */
    | 'limits'
    /** Given although what it depends on is not there. */
    | 'depends';
  /** What was given; null when nothing was, or when it can be neither a number nor a text. */
  value: number | string | null;
  /** The closest value that the lens takes beside all the others (`offer.ts`); null when none suggests itself. */
  nearest: number | string | null;
  /** Of `limits`: which of the lens's combinations limit the value beside the others, by their place. */
  limits?: number[] | undefined;
}
