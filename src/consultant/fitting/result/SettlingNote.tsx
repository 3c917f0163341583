import type { SettlingForecast } from '#domain/consultant/fitting/planning/settling.ts';
import { vaultBandOf } from '#domain/consultant/fitting/scleral/vault.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';

interface SettlingNoteProps {
  lens: LensDefinition;
  settling: SettlingForecast;
}

/** What the vault settles to, beside what is wanted. */
export function SettlingNote({ lens, settling }: SettlingNoteProps) {
  const text = useText('fitting');
  const { minutes, vault, expected, least, most } = settling;
  const band = vaultBandOf(lens);
  return (
    <p className="fitting-settling">
      {text('result.settles', { expected, least, most })}{' '}
      {text('result.settlesOf', {
        vault,
        minutes,
        bandLeast: band.least,
        bandMost: band.most,
      })}
    </p>
  );
}
