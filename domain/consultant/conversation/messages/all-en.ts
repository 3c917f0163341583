import { calculatorLimits } from '../../calculators/messages/en/limits.ts';
import { calculatorNames } from '../../calculators/messages/en/names.ts';
import { calculatorPages } from '../../calculators/messages/en/pages.ts';
import { calculatorSteps } from '../../calculators/messages/en/steps.ts';
import { en as fitting } from '../../fitting/messages/en.ts';
import { en as own } from './en.ts';

/** Everything that the consultant says in this language, loaded at once. */
export const texts = {
  own,
  fitting,
  names: calculatorNames,
  pages: calculatorPages,
  steps: calculatorSteps,
  limits: calculatorLimits,
};
