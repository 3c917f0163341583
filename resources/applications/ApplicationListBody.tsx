import type { Application } from '#domain/schemas/application.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ListBody } from '../shared/list/ListBody.tsx';
import { useRows } from '../shared/list/use-rows.ts';
import { ApplicationCards } from './ApplicationCards.tsx';
import { ApplicationListEmpty } from './ApplicationListEmpty.tsx';
import { ApplicationTable } from './ApplicationTable.tsx';

/** The rows of the applications. */
export function ApplicationListBody() {
  const text = useText('applications');
  const { rows, isNarrow } = useRows<Application>('md');
  return (
    <ListBody errorTitle={text('error.load')} empty={<ApplicationListEmpty />}>
      {isNarrow ? (
        <ApplicationCards applications={rows} />
      ) : (
        <ApplicationTable applications={rows} />
      )}
    </ListBody>
  );
}
