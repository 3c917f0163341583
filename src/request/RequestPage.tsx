import { usePublicText } from '#src/i18n/public-text.ts';
import { DoorPage } from '#src/auth/DoorPage.tsx';

/** RT-04, GD-04. */
export default function RequestPage() {
  return <DoorPage status="ACCOUNTNUMBERNOTVERIFIED" text={usePublicText().request} />;
}
