import { usePublicText } from '#src/i18n/public-text.ts';
import { DoorPage } from './DoorPage.tsx';

/** RT-03, GD-03. */
export default function VerifyEmailPage() {
  return <DoorPage status="EMAILNOTVERIFIED" text={usePublicText().verifyEmail} />;
}
