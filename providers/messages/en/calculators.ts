import { calculatorLimits } from './calculators/limits.ts';
import { calculators } from './calculators/calculators.ts';
import { calculatorSteps } from './calculators/steps.ts';

/** The texts of the calculators' pages. */
export const texts = { calculatorLimits, calculators, calculatorSteps };
