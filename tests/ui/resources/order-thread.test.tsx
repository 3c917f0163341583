import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PracticeRole } from '#domain/access/permissions.ts';
import type { OrderMessage } from '#domain/orders/order-message.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { buildOrder, FIXED_NOW } from '../../fixtures/build-order.ts';
import { notifyOrder } from '../notify-change.ts';
import { expectLoggedErrors, lostConnection, type FakeMethods } from './portal-harness.tsx';
import { showOrder } from './show-order.tsx';
import { stubSight } from './stub-sight.ts';

type Send = PortalDataProvider['sendOrderMessage'];
type Read = PortalDataProvider['readOrderMessages'];

let sight: ReturnType<typeof stubSight>;
beforeEach(() => {
  sight = stubSight();
});

function message(overrides: Partial<OrderMessage>): OrderMessage {
  return {
    id: crypto.randomUUID(),
    side: 'practice',
    author: 'practice@lens.test',
    own: false,
    body: 'Which axis?',
    createdAt: FIXED_NOW,
    ...overrides,
  };
}

const asked = message({});
const answered = message({ side: 'maker', own: true, author: 'admin@lens.test', body: '180' });
const unread = message({ body: 'And the left?' });

function show(
  messages: OrderMessage[],
  methods: FakeMethods = {},
  unreadCount = 0,
  practiceRole?: PracticeRole,
) {
  const order = buildOrder({ number: 'O-100', unread: unreadCount });
  const orderMessages = () => Promise.resolve({ data: [...messages] });
  const member = practiceRole && {
    roles: ['CUSTOMER' as const],
    accounts: [{ accountNumber: '100200', practice: 'Lakeside Eye Care', practiceRole }],
  };
  return { ...showOrder(order, { orderMessages, ...methods }, member), order };
}

const thread = () => screen.findByRole('region', { name: 'Ask about this order' });
const lines = async () => within(await screen.findByRole('log')).findAllByRole('listitem');

describe('the questions about an order', () => {
  it('OR-06 shows the messages oldest first, and who wrote each', async () => {
    show([asked, answered]);
    const [first, second] = await lines();
    expect(first?.textContent).toContain('practice@lens.test · Practice');
    expect(first?.textContent).toContain('Which axis?');
    expect(second?.textContent).toMatch(/^You/);
    expect(second?.textContent).not.toContain('admin@lens.test');
  });

  it.each(['orderer', 'viewer'] as const)(
    'AD-08 lets a %s write only when their role does, and says who may',
    async (role) => {
      show([asked], {}, 0, role);
      const region = within(await thread());
      expect(await region.findByText('Which axis?')).toBeDefined();
      const mayWrite = role !== 'viewer';
      expect(region.queryAllByRole('textbox')).toHaveLength(mayWrite ? 1 : 0);
      expect(region.queryAllByRole('button', { name: 'Send message' })).toHaveLength(
        mayWrite ? 1 : 0,
      );
      expect(region.queryAllByText(/^Owners of the account and members who order/)).toHaveLength(
        mayWrite ? 0 : 1,
      );
    },
  );

  it('OR-06 counts and marks what is unread, until it is seen, and not before', async () => {
    const readOrderMessages = vi.fn<Read>().mockResolvedValue(undefined);
    const { order } = show([asked, unread], { readOrderMessages }, 1);
    expect(await screen.findByText('1 unread message')).toBeDefined();
    const marks = (await lines()).map((line) => line.textContent?.startsWith('New'));
    expect(marks).toEqual([false, true]);
    expect(readOrderMessages).not.toHaveBeenCalled();
    act(() => sight.see());
    await waitFor(() =>
      expect(readOrderMessages).toHaveBeenCalledExactlyOnceWith(order.id, unread.id),
    );
  });

  it('OR-06 waits until the page itself is looked at', async () => {
    const readOrderMessages = vi.fn<Read>().mockResolvedValue(undefined);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show([unread], { readOrderMessages }, 1);
    await lines();
    act(() => sight.see());
    expect(readOrderMessages).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(readOrderMessages).toHaveBeenCalledTimes(1));
  });

  it('OR-06 sends with Ctrl and Enter, and clears the field', async () => {
    const messages: OrderMessage[] = [];
    const sendOrderMessage = vi.fn<Send>().mockImplementation((_id, body) => {
      const sent = message({ own: true, side: 'maker', body });
      messages.push(sent);
      return Promise.resolve({ data: sent });
    });
    const { user, order } = show(messages, { sendOrderMessage });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.type(field, 'Please call{Enter}first{Control>}{Enter}{/Control}');
    expect((await lines())[0]?.textContent).toContain('Please call\nfirst');
    expect(sendOrderMessage).toHaveBeenCalledExactlyOnceWith(
      order.id,
      'Please call\nfirst',
      expect.any(String),
    );
    expect(field.value).toBe('');
  });

  it('OR-04 SE-08 keeps the text and the key when the connection is lost', async () => {
    expectLoggedErrors();
    const sendOrderMessage = vi
      .fn<Send>()
      .mockRejectedValueOnce(lostConnection())
      .mockImplementation((_id, body) => Promise.resolve({ data: message({ body, own: true }) }));
    const { user } = show([], { sendOrderMessage });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.type(field, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect((await within(await thread()).findByRole('alert')).textContent).toContain(
      'You can send it again',
    );
    expect(field.value).toBe('Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(field.value).toBe(''));
    await user.type(field, 'Another');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(sendOrderMessage).toHaveBeenCalledTimes(3));
    const keys = sendOrderMessage.mock.calls.map(([, , key]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('UX-04 says that an empty message is none', async () => {
    const { user } = show([]);
    expect(await within(await thread()).findByText(/No messages yet/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.getByText('Write a message.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  });

  it('OR-06 shows an answer without a reload', async () => {
    const messages = [asked];
    const { order, connection } = show(messages);
    expect(await lines()).toHaveLength(1);
    messages.push(answered);
    await notifyOrder(connection.events, order);
    await waitFor(async () => expect(await lines()).toHaveLength(2));
  });
});
