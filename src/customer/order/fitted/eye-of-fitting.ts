import type { FittingFile } from '#domain/consultant/fitting-link/fitting-file.ts';
import type { ReadLink } from '#domain/consultant/fitting-link/from-link.ts';
import { readEarlier } from '#domain/lens/engine/read-earlier.ts';
import { isRequired } from '#domain/lens/engine/validate.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatNumber } from '#domain/lens/model/format.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import type { EyeDraft } from '#domain/orders/draft.ts';
import type { FittingMark, NotTaken } from '#domain/orders/fitting-marks.ts';
import type { Eye } from '#domain/orders/order.ts';
import { clinicalTexts } from '../../../eye/to-clinical.ts';
import { clinicalMark, FORM_ORIGINS, valueMark } from './field-marks.ts';
import { makeableValues, type Refused } from './makeable-values.ts';
import { clinicalOf, marksOf, type ClinicalMark } from './marks.ts';

/** One eye of a draft order, filled from a fitting. */
export interface FittedEye {
  eye: Eye;
  draft: EyeDraft;
}

type Marks = Record<string, FittingMark>;
type Lens = Pick<EyeDraft, 'lensId' | 'lensOrigin' | 'values' | 'origins'>;

interface FilledLens {
  lens: Lens;
  marks: Marks;
  notTaken: NotTaken[];
}

const NO_LENS: FilledLens = {
  lens: { lensId: '', values: {}, origins: {} },
  marks: {},
  notTaken: [],
};

/** Returns whether a fitting has nothing that an order could use. */
export function isEmptyFitting({ lens, clinical, steps }: FittingFile): boolean {
  const seen = steps.some(({ findings }) => Object.keys(findings).length > 0);
  return lens === null && Object.keys(clinical).length === 0 && !seen;
}

function writerOf(lens: LensDefinition, name: string): (value: number | string) => string {
  const parameter = findParameter(lens, name);
  return (value) =>
    parameter?.kind === 'number' && typeof value === 'number'
      ? formatNumber(value, parameter)
      : String(value);
}

function notMade({ parameter, value, nearest }: Refused, lens: LensDefinition): NotTaken {
  const write = writerOf(lens, parameter);
  const field = parameter;
  return {
    kind: 'value',
    field,
    value: write(value),
    nearest: nearest === null ? null : write(nearest),
  };
}

/** The defaults that the present version requires and the fitting does not know. */
function newDefaults(lens: LensDefinition, known: Prescription, named: ReadonlySet<string>) {
  return lens.parameters.flatMap((parameter): [string, number | string][] => {
    const { name, default: usual } = parameter;
    if (usual === null || Object.hasOwn(known, name) || named.has(name)) return [];
    return isRequired(parameter, lens, known) ? [[name, usual]] : [];
  });
}

/** Fills the fields of the lens with what the present version is made in. */
function fillLens(file: FittingFile, lens: LensDefinition): FilledLens {
  const marked = marksOf(file, lens);
  const { taken, refused } = makeableValues(lens, readEarlier(lens, marked.prescription));
  const named = new Set([
    ...Object.keys(file.origins),
    ...refused.map(({ parameter }) => parameter),
  ]);
  const all = { ...taken, ...Object.fromEntries(newDefaults(lens, taken, named)) };
  const fields = Object.entries(all).map(([name, value]) => {
    const write = writerOf(lens, name);
    const text = write(value);
    const mark = marked.values[name] ?? { from: 'default' as const };
    return {
      name,
      text,
      origin: FORM_ORIGINS[mark.from],
      mark: valueMark(mark, { text, lensId: lens.id, write }),
    };
  });
  const lost: NotTaken[] = marked.isLastChangeLost
    ? [{ kind: 'change', field: '', value: '', nearest: null }]
    : [];
  return {
    lens: {
      lensId: lens.id,
      lensOrigin: 'chosen',
      values: Object.fromEntries(fields.map(({ name, text }) => [name, text])),
      origins: Object.fromEntries(fields.map(({ name, origin }) => [name, origin])),
    },
    marks: Object.fromEntries(fields.map(({ name, mark }) => [name, mark])),
    notTaken: [...lost, ...refused.map((one) => notMade(one, lens))],
  };
}

function filledLens(file: FittingFile, catalogue: ReadonlyMap<string, LensDefinition>): FilledLens {
  if (file.lens === null) return NO_LENS;
  const lens = catalogue.get(file.lens);
  if (lens) return fillLens(file, lens);
  return {
    ...NO_LENS,
    notTaken: [{ kind: 'lens', field: '', value: file.lens, nearest: null }],
  };
}

function clinicalMarks(texts: Record<string, string>, marks: Record<string, ClinicalMark>): Marks {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const mark = marks[name];
      return mark ? [[name, clinicalMark(mark, text)]] : [];
    }),
  );
}

/** More than a draft can hold is never lost: a link has ten parts, a lens fewer than fifty parameters. */
const MOST_NOT_TAKEN = 60;

/**
 * VC-04: returns the eye of a draft order from a fitting: its present lens in the lens's present version, what was
 * measured and seen, and for each field where it is from. What cannot be used is listed with the nearest that can.
 * `catalogue`: the lenses that are offered.
 */
export function eyeOfFitting(
  { file, unread }: ReadLink,
  catalogue: ReadonlyMap<string, LensDefinition>,
): FittedEye {
  const { lens, marks, notTaken } = filledLens(file, catalogue);
  const { clinical, clinicalMarks: known } = clinicalOf(file);
  const texts = clinicalTexts(clinical);
  const parts = [...new Set(unread.map(({ part }) => part))];
  const lost = parts.map((part): NotTaken => ({
    kind: 'link',
    field: part,
    value: '',
    nearest: null,
  }));
  return {
    eye: file.eye,
    draft: {
      ordered: true,
      ...lens,
      clinical: texts,
      fitting: {
        lensId: lens.lensId,
        values: marks,
        clinical: clinicalMarks(texts, known),
        notTaken: [...lost, ...notTaken].slice(0, MOST_NOT_TAKEN),
      },
    },
  };
}
