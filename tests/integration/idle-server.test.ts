import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/basics/constants.ts';
import { openUserFunctions } from '#server/accounts/callables/handlers.ts';
import { openEvents } from './support/event-client.ts';
import { TestClock } from './support/outbox.ts';
import { newUser, openBrowser, reasonOf, seconds, type TestBrowser } from './support/sessions.ts';
import { usePortal } from './support/use.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const IDLE = INACTIVITY_TIMEOUT + INACTIVITY_GRACE;
const LONGEST = 3 * HOUR;

const clock = new TestClock();
const portal = usePortal(() => ({
  clock: clock.read,
  identityFreshFor: 30 * SECOND,
  config: { logLevel: 'silent', trustedProxies: 0, sessionLongest: LONGEST },
}));
let origin: string;
beforeAll(async () => {
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody who has just signed in; the clock stands at that moment. */
async function justSignedIn(): Promise<TestBrowser> {
  const authTime = seconds() + 1;
  clock.moveTo(authTime * SECOND);
  return openBrowser(portal, { user: await newUser(portal), authTime });
}

const orders = (browser: TestBrowser) => browser.request({ url: '/api/orders' });

async function doSomething({ user }: TestBrowser): Promise<void> {
  const lastActivity = clock.read().getTime();
  await portal.firebase.firestore.doc(`userActivity/${user.uid}`).set({ lastActivity });
}

describe('a session that is left alone', () => {
  it('SE-02 IN-01 is taken 60:59 after the last activity and refused at 61:01, with the reason', async () => {
    const browser = await justSignedIn();
    clock.advance(10 * MINUTE);
    await doSomething(browser);
    clock.advance(IDLE - SECOND);
    expect((await orders(browser)).statusCode).toBe(200);
    clock.advance(2 * SECOND);
    // Within 30 seconds the answer of before may still count.
    clock.advance(30 * SECOND);
    expect(reasonOf(await orders(browser))).toEqual([401, 'idle']);
  });

  it('SE-02 IN-01 is not kept alive by requests that no person made', async () => {
    const browser = await justSignedIn();
    await doSomething(browser);
    const statuses = [];
    for (let minutes = 0; minutes <= 70; minutes += 10) {
      statuses.push((await orders(browser)).statusCode);
      clock.advance(10 * MINUTE);
    }
    expect(statuses).toEqual([...Array<number>(7).fill(200), 401]);
  });

  it('SE-02 IN-01 is not kept alive by its event stream, which ends within 30 seconds', async () => {
    const browser = await justSignedIn();
    await doSomething(browser);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = await openEvents(origin, browser.token);
    let isOpen = true;
    void stream.ended.then(() => (isOpen = false));
    clock.advance(IDLE - SECOND);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect((await orders(browser)).statusCode).toBe(200);
    expect(isOpen).toBe(true);
    clock.advance(2 * SECOND);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    await stream.ended;
    expect(stream.status).toBe(200);
  });

  it('SE-02 IN-01 goes on with each activity, until it has lasted as long as it may', async () => {
    const browser = await justSignedIn();
    for (let hours = 0; hours < 3; hours += 1) {
      await doSomething(browser);
      clock.advance(HOUR);
      expect((await orders(browser)).statusCode).toBe(200);
    }
    await doSomething(browser);
    clock.advance(31 * SECOND);
    expect(reasonOf(await orders(browser))).toEqual([401, 'too-old']);
  });
});

it('SE-02 a callable refuses a session that is longer than the portal allows', async () => {
  const { user, authTime } = await justSignedIn();
  const { database, callers } = portal;
  const parts = { database, callers, clock: clock.read, longest: MINUTE };
  const { getUserByUid } = openUserFunctions(parts);
  const auth = { uid: user.uid, token: { auth_time: authTime } };
  const ask = () => getUserByUid({ data: { uid: user.uid } }, { auth, headers: {} });
  clock.advance(MINUTE);
  expect(await ask()).toMatchObject({ id: user.uid });
  clock.advance(1);
  await expect(ask()).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Your session has ended. Sign in again',
  });
});

describe('the event stream of a session that was ended', () => {
  it('SE-02 ends at once when this process ended it', async () => {
    const browser = await justSignedIn();
    const stream = await openEvents(origin, browser.token);
    await browser.request({ method: 'POST', url: '/api/auth/sessions/end' });
    await stream.ended;
    expect((await orders(browser)).statusCode).toBe(401);
  });
});
