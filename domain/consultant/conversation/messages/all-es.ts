import { calculatorLimits } from '../../calculators/messages/es/limits.ts';
import { calculatorNames } from '../../calculators/messages/es/names.ts';
import { calculatorPages } from '../../calculators/messages/es/pages.ts';
import { calculatorSteps } from '../../calculators/messages/es/steps.ts';
import { es as fitting } from '../../fitting/messages/es.ts';
import { es as own } from './es.ts';

/** Everything that the consultant says in this language, loaded at once. */
export const texts = {
  own,
  fitting,
  names: calculatorNames,
  pages: calculatorPages,
  steps: calculatorSteps,
  limits: calculatorLimits,
};
