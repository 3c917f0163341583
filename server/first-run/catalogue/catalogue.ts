import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { ampleyeScleral } from './ampleye-scleral.ts';
import { customSoftMultifocal } from './custom-soft-multifocal.ts';
import { customSoftSphere } from './custom-soft-sphere.ts';
import { customSoftToric } from './custom-soft-toric.ts';
import { gpBitoric } from './gp-bitoric.ts';
import { gpFrontToric } from './gp-front-toric.ts';
import { gpMultifocal } from './gp-multifocal.ts';
import { gpSphere } from './gp-sphere.ts';
import { hybrid } from './hybrid.ts';
import { keratoconusGp } from './keratoconus-gp.ts';
import { orthoK } from './ortho-k.ts';

/** The lenses that can be ordered after the first start. Every price is an assumption. */
export const catalogue: LensDefinition[] = [
  ampleyeScleral,
  gpSphere,
  gpBitoric,
  gpFrontToric,
  gpMultifocal,
  keratoconusGp,
  customSoftSphere,
  customSoftToric,
  customSoftMultifocal,
  orthoK,
  hybrid,
];
