import { isGiven } from '#domain/lens/model/given.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import { isKNote } from '../../../eye/k-unit.ts';
import { chooseLens, OTHER_EYE } from '../state/form-values.ts';
import type { EyeValues, OrderFormValues } from '../state/form-values.ts';

type Eyes = Pick<OrderFormValues, Eye>;

/** Returns whether an eye has at most defaults of a lens: nothing typed, copied, suggested, imported or measured. */
export function isUntouched({ values, origins, clinical }: EyeValues): boolean {
  return (
    Object.values(origins).every((origin) => origin === 'default') &&
    Object.entries(values).every(([name, text]) => !isGiven(text) || name in origins) &&
    Object.entries(clinical).every(([name, text]) => isKNote(name) || !isGiven(text))
  );
}

/** Returns whether an eye takes the lens chosen for the other: it is untouched, and its own lens was not chosen. */
function mayFollow(eye: EyeValues): boolean {
  if (!eye.ordered || !isUntouched(eye)) return false;
  return eye.lensId === '' ? eye.lensOrigin === undefined : eye.lensOrigin === 'followed';
}

/** Returns whether an eye has the other one's lens only because it followed, and would follow again. */
export function isFollowing(eyes: Eyes, eye: Eye): boolean {
  const { lensId } = eyes[eye];
  return lensId !== '' && lensId === eyes[OTHER_EYE[eye]].lensId && mayFollow(eyes[eye]);
}

/**
 * OR-11: returns the eyes that change when a lens is chosen for one of them, or removed (null). The other eye follows
 * only while nothing was typed, imported or chosen for it; it then has only defaults, so that nothing is lost.
 */
export function chooseLensFor(
  eyes: Eyes,
  eye: Eye,
  lens: LensDefinition | null,
): Partial<Record<Eye, EyeValues>> {
  if (!lens) return { [eye]: { ...eyes[eye], lensId: '', lensOrigin: 'chosen' } };
  const other = OTHER_EYE[eye];
  const chosen: EyeValues = { ...chooseLens(eyes[eye], lens), lensOrigin: 'chosen' };
  if (!mayFollow(eyes[other]) || eyes[other].lensId === lens.id) return { [eye]: chosen };
  const followed: EyeValues = { ...chooseLens(eyes[other], lens), lensOrigin: 'followed' };
  return { [eye]: chosen, [other]: followed };
}

/** Returns an eye with the lens from before it followed. That counts as a choice: it does not follow again. */
export function undoFollow(eye: EyeValues, before: EyeValues): EyeValues {
  const { lensId, values, origins } = before;
  return { ...eye, lensId, values, origins, lensOrigin: 'chosen' };
}
