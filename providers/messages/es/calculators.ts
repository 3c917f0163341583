import { calculatorLimits } from '#domain/consultant/calculators/messages/es/limits.ts';
import { calculatorSteps } from '#domain/consultant/calculators/messages/es/steps.ts';
import { calculators } from './calculators/calculators.ts';

/** The texts of the calculators' pages. */
export const texts = { calculatorLimits, calculators, calculatorSteps };
