import { publicText } from '#src/i18n/public-text.ts';
import { DoorPage } from './DoorPage.tsx';

/** RT-04, GD-04. */
export default function RequestPage() {
  return <DoorPage status="ACCOUNTNUMBERNOTVERIFIED" text={publicText.request} />;
}
