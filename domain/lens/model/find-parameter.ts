import type { LensDefinition, Parameter } from './lens.ts';

export function findParameter(lens: LensDefinition, name: string): Parameter | undefined {
  return lens.parameters.find((parameter) => parameter.name === name);
}
