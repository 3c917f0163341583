import { formatCents } from '#domain/basics/money.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Fact, Facts } from '../../shared/show/Facts.tsx';
import { SourceNote } from '../common/SourceNote.tsx';
import { useLensLabels } from '../labels/use-lens-labels.ts';

/** Shows the basic facts of a lens in two columns. Its description and source are above its parameters. */
export function LensFacts({ lens }: { lens: LensDefinition }) {
  const show = useText('lensShow');
  const { text, family } = useLensLabels();
  const locale = useLocale();
  const money = (cents: number) => formatCents(cents, lens.currency, locale);
  const { diagnosticPriceCents: diagnostic } = lens;
  return (
    <Facts>
      <Fact label={show('id')}>{lens.id}</Fact>
      <Fact label={text('lines.family')}>
        {family(lens.family)} · {text(`designs.${lens.design}`)}
      </Fact>
      <Fact label={text('lines.price')}>{money(lens.priceCents)}</Fact>
      <Fact label={text('lines.diagnosticPrice')}>
        {diagnostic === null ? text('none') : money(diagnostic)}
      </Fact>
      <Fact label={text('lines.turnaround')}>
        {text('workingDays', { smart_count: lens.turnaroundDays })}
      </Fact>
      <Fact label={text('lines.offered')}>{text(lens.offered ? 'yes' : 'no')}</Fact>
      {lens.spare && (
        <Fact label={text('lines.spareSource')}>
          <SourceNote source={lens.spare.source} />
        </Fact>
      )}
      {lens.warranty && (
        <Fact label={text('lines.warrantySource')}>
          <SourceNote source={lens.warranty.source} />
        </Fact>
      )}
    </Facts>
  );
}
