import type { Equivalent } from './equivalent.ts';

export const DOMAIN: Equivalent = {
  'domain/consultant/calculators/spherical-equivalent.ts': {
    '180 → 181': 'the mean power is the same at every axis',
  },
  'domain/consultant/calculators/vertex-distance.ts': {
    '180 → 181': 'without a cylinder nothing shows the axis, and with one it is asked for',
  },
  'domain/consultant/conversation/mask-identity.ts': {
    '20 → 21': 'a mere choice: a text has few places that need another pass',
    'pass < MOST_PASSES → pass <= MOST_PASSES':
      'a mere choice: a text has few places that need another pass',
    'span.from < last.to → span.from <= last.to': 'a blank or a mark stands between two names',
  },
  'domain/consultant/conversation/mask-names.ts': {
    '5 → 6': 'a mere choice: few names have six words',
    'words.length < MOST_WORDS → words.length <= MOST_WORDS':
      'a mere choice: few names have six words',
  },
  'src/consultant/fitting/lens/choice/powers.ts': {
    'minus < target.min → minus <= target.min': 'the strongest is made, so nothing is said of it',
  },
  'domain/consultant/fitting/ortho-k/ortho-k.ts': {
    'sign * LANDING_ANGLE_STEP.amount → sign / LANDING_ANGLE_STEP.amount':
      'the step is of 1 degree',
  },
  'domain/lens/engine/describe-violation.ts': {
    'value > 0 → value >= 0': '0 has no sign, and so not the other one',
    "value ?? '' → value":
      'no rule that shows its value finds a missing one at a parameter that the lens has not',
  },
  'domain/lens/warnings/acknowledgements.ts': {
    "field ?? '' → field": 'a joined list writes nothing for null, as for an empty text',
  },
  'domain/lens/warnings/check-order-type.ts': {
    "'' → 'mutated'": 'a warranty has an end; the type of an eligibility does not say so',
  },
  'domain/lens/warnings/check-unusual.ts': {
    '0 → 1': 'what stands for a missing K, of which the rule says nothing: both are given',
  },
  'domain/orders/order.ts': {
    '2 → 3': 'three lenses are refused anyway: there are two eyes, and each can be ordered once',
  },
};
