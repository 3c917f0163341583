import { EventEmitter, once } from 'node:events';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EVENT_CHANNEL, publishChange } from '#server/platform/events/publish-change.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import { startPayingPortal } from '../support/checkouts.ts';
import { FakeGateway } from '../support/fake-gateway.ts';
import type { TestPortal } from '../support/portal.ts';
import { listsAsAsked } from './lists.ts';
import {
  added,
  allInFirebase,
  allRows,
  comparable,
  unlike,
  whatIsRead,
  type Section,
} from './record.ts';
import { StoryClock } from './story-clock.ts';
import { notifyStory } from './tell-story.ts';

/** Years after whatever the first-run data has: what is of the story is told from it by its year. */
const START = Date.parse('2031-05-05T15:00:00Z');
/** Published after everything else: events arrive in their order. */
const LAST = { resource: 'users', id: 'u-last', actor: 'The story' } as const;

/** In ms: more than ten times what it takes alone. */
const TELLING_TIMEOUT = 900_000;

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
    // No interval runs, which would begin hourly jobs. Waiting (`until`) moves a faked one on: enough for the campaigns.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: START });
    const gateway = new FakeGateway();
    portal = await startPayingPortal(gateway, () => new Date(), { isSendingCampaigns: false });
    const before = await allRows(portal);
    const beforeInFirebase = await allInFirebase(portal);
    const clock = await StoryClock.start(portal, START);
    const published: string[] = [];
    const heard = new EventEmitter();
    await portal.database.listen(EVENT_CHANNEL, (event) => {
      published.push(event);
      heard.emit(event);
    });
    let told: Section[] = [];
    const beforeWeeks = async () => void (told = await allRows(portal));
    emails = await notifyStory(portal, gateway, { clock, beforeWeeks });
    const last = once(heard, JSON.stringify(LAST));
    await publishChange(portal.database.db, LAST);
    await last;
    written = [
      { title: '## asked', rows: clock.changes },
      ...added(before, told),
      { title: '# Weeks later', rows: [] },
      ...added(told, await allRows(portal)),
      { title: '## published', rows: published },
      ...added(beforeInFirebase, await allInFirebase(portal)),
    ];
    return () => portal.close();
  }, TELLING_TIMEOUT);

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
