import { lensEditor } from './lenses/lens-editor.ts';
import { lensLabels } from './lenses/lens-labels.ts';
import { lensShow } from './lenses/lens-show.ts';
import { lensTransfer } from './lenses/lens-transfer.ts';

/** The texts of Lens Management. */
export const texts = {
  lensEditor,
  lensShow,
  lensTransfer,
  lensLabels,
};
