import Chip from '@mui/material/Chip';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Part } from '../../shared/show/Part.tsx';
import { ShowHead } from '../../shared/show/ShowHead.tsx';
import { LensParameters } from '../common/LensParameters.tsx';
import { LensActions } from './LensActions.tsx';
import { LensFacts } from './LensFacts.tsx';
import { LensPolicy } from './LensPolicy.tsx';
import { LensRules } from './LensRules.tsx';
import { LensVersions } from './LensVersions.tsx';

/** Shows title, state and actions above the whole definition. */
export function LensDetails({ lens }: { lens: LensDefinition }) {
  const text = useText('lensShow');
  const lenses = useText('lenses');
  const { version } = lens;
  const state = lenses(lens.offered ? 'list.offered' : 'list.notOffered');
  return (
    <article style={{ minWidth: 0 }}>
      <ShowHead
        title={lens.name}
        state={<Chip size="small" variant="outlined" label={text('state', { version, state })} />}
      >
        <LensActions lens={lens} />
      </ShowHead>
      <Part title={text('facts')}>
        <LensFacts lens={lens} />
      </Part>
      <Part title={text('parameters')}>
        <LensParameters lens={lens} />
      </Part>
      <LensRules lens={lens} />
      <LensPolicy lens={lens} />
      <Part title={text('versions.title')}>
        <LensVersions lens={lens} />
      </Part>
    </article>
  );
}
