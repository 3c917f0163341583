import type { Application } from '#domain/schemas/application.ts';
import { ShowHead } from '../shared/show/ShowHead.tsx';
import { ApplicationDecision } from './ApplicationDecision.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx';

/** Shows the title, state and decision buttons of an application above its data. */
export function ApplicationDetails({ application }: { application: Application }) {
  return (
    <article>
      <ShowHead
        title={application.practice}
        state={<ApplicationStatusChip status={application.status} />}
      >
        <ApplicationDecision application={application} />
      </ShowHead>
      <ApplicationFacts application={application} />
    </article>
  );
}
