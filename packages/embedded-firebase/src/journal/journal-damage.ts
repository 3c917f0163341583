/** Which line of a journal is wrong; `line` counts from 1, `byte` is where it begins. */
interface Damage {
  line: number;
  byte: number;
  what: string;
}

/** The file was changed by something else than a write that was cut short. Its message says how to go on. */
export class DamagedJournal extends Error {
  constructor(file: string, { line, byte, what }: Damage) {
    super(
      `${file} is damaged at line ${line} (byte ${byte}): ${what}. Nothing was changed. How to go on: put back a copy ` +
        `of the whole data folder; or keep the ${line - 1} lines before it, which loses what was written later: ` +
        `head -n ${line - 1} '${file}' > '${file}.kept' && mv '${file}.kept' '${file}'; or begin anew: ` +
        'npm run local:reset.',
    );
    this.name = 'DamagedJournal';
  }
}
