import type { Equivalent } from './equivalent.ts';

export const DOMAIN: Equivalent = {
  'domain/calculators/toric-tear-lens.ts': {
    'values.axis ?? 180 → values.axis':
      'only a power without a cylinder has no axis, and is the same along each',
  },
  'domain/calculators/vertex-distance.ts': {
    '180 → 181': 'without a cylinder nothing shows the axis, and with one it is asked for',
  },
  'domain/conversation/mask-identity.ts': {
    '20 → 21': 'a mere choice: a text has few places that need another pass',
    'pass < MOST_PASSES → pass <= MOST_PASSES':
      'a mere choice: a text has few places that need another pass',
    'span.from < last.to → span.from <= last.to': 'a blank or a mark stands between two names',
  },
  'domain/conversation/mask-names.ts': {
    '5 → 6': 'a mere choice: few names have six words',
    'words.length < MOST_WORDS → words.length <= MOST_WORDS':
      'a mere choice: few names have six words',
  },
  'domain/fitting-link/first-lens.ts': {
    'Object.entries(typed).filter((entry): entry is [string, number | string] => entry[1] !== n … → Object.entries(typed)':
      'a value of null counts as not given in all that it is passed to',
    '1 → 2': 'a value of null counts as not given in all that it is passed to',
  },
  'domain/fitting/ortho-k/ortho-k.ts': {
    'sign * LANDING_ANGLE_STEP.amount → sign / LANDING_ANGLE_STEP.amount':
      'the step is of 1 degree',
  },
  'domain/import/nearest.ts': {
    'row[at + 1] ?? 0 → row[at + 1]':
      'a row has one place more than the name has letters; the default is for the compiler',
  },
  'domain/lens/describe-violation.ts': {
    'value > 0 → value >= 0': '0 has no sign, and so not the other one',
    "value ?? '' → value":
      'no rule that shows its value finds a missing one at a parameter that the lens has not',
  },
  'domain/lens/nomogram/ortho-k.ts': {
    "ordered ?? (parameter?.kind === 'number' ? parameter.default : null) ?? 0 → ordered ?? (parameter?.kind === 'number' ? parameter.default : null)":
      'null counts as 0 in the sum and is written as 0.00; the default is for the compiler',
  },
  'domain/lens/warnings/acknowledgements.ts': {
    "field ?? '' → field": 'a joined list writes nothing for null, as for an empty text',
  },
  'domain/lens/warnings/check-corneal.ts': {
    'cornealCylinder(clinical) ?? 0 → cornealCylinder(clinical)': 'null is compared as 0',
  },
  'domain/lens/warnings/check-order-type.ts': {
    'eligibility.endsAt?.slice(0, 10) → eligibility.endsAt.slice(0, 10)':
      'a warranty has an end; the type of an eligibility does not say so',
    "eligibility.endsAt?.slice(0, 10) ?? '' → eligibility.endsAt?.slice(0, 10)":
      'a warranty has an end; the type of an eligibility does not say so',
    "'' → 'mutated'": 'a warranty has an end; the type of an eligibility does not say so',
  },
  'domain/schemas/order.ts': {
    '2 → 3': 'three lenses are refused anyway: there are two eyes, and each can be ordered once',
  },
};
