import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Email } from '#server/platform/mail/mailer.ts';
import { startPayingPortal } from '../support/checkouts.ts';
import { FakeGateway } from '../support/fake-gateway.ts';
import type { TestPortal } from '../support/portal.ts';
import { added, allRows, comparable, unlike, whatIsRead, type Section } from './record.ts';
import { listsAsAsked } from './lists.ts';
import { StoryClock } from './story-clock.ts';
import { tellStory } from './tell-story.ts';

/** Years after whatever the first-run data has: what is of the story is told from it by its year. */
const START = Date.parse('2031-05-05T15:00:00Z');

/**
 * Weeks of a practice and its maker, told through the API: what is written, sent and read, whole. Other tests say what is
 * right; the record shows what else a change changes. Read its difference, and write it anew with
 * `npx vitest run --project integration tests/integration/story -u`.
 */
describe('the record of a story', () => {
  let portal: TestPortal;
  let written: Section[];
  let emails: Email[];

  beforeAll(async () => {
    // Without intervals no hourly job begins, however long the story takes.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: START });
    const gateway = new FakeGateway();
    portal = await startPayingPortal(gateway, () => new Date());
    const before = await allRows(portal);
    const clock = await StoryClock.start(portal, START);
    emails = await tellStory(portal, gateway, clock);
    const asked = { title: '## asked', rows: clock.changes };
    written = [asked, ...added(before, await allRows(portal))];
    return () => portal.close();
  });

  it('SE-07 writes what it wrote', async () => {
    await expect(comparable(written)).toMatchFileSnapshot('records/written.txt');
  });

  it('EM-01 sends what it sent', async () => {
    const rows = emails.map(({ to, subject, text, headers }) =>
      [to, subject, JSON.stringify(headers), text, ''].join('\n'),
    );
    const sent = comparable([{ title: `${rows.length} emails`, rows }]);
    await expect(sent).toMatchFileSnapshot('records/emails.txt');
  });

  it.each(['super', 'practice', 'biller', 'other'] as const)(
    'SE-01 is read as it was (%s)',
    async (person) => {
      const others = person === 'super' ? [] : await whatIsRead(portal, 'super');
      const read = comparable(unlike(await whatIsRead(portal, person), others));
      await expect(read).toMatchFileSnapshot(`records/${person}.txt`);
    },
  );

  it.each(['super', 'practice'] as const)('AD-07 is listed as it was (%s)', async (person) => {
    const listed = comparable(await listsAsAsked(portal, person));
    await expect(listed).toMatchFileSnapshot(`records/lists-${person}.txt`);
  });
});
