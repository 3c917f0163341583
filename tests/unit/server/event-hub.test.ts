import type { ChangeEvent } from '#domain/schemas/event.ts';
import { ChannelListeners } from '#server/platform/database/channel-listeners.ts';
import type { Database } from '#server/platform/database/open-database.ts';
import { EventHub } from '#server/platform/events/event-hub.ts';
import { describe, expect, it, vi } from 'vitest';

const event: ChangeEvent = {
  resource: 'orders',
  id: '11111111-1111-4111-8111-111111111111',
  accountNumber: '100200',
  version: 1,
  state: 'submitted',
};

async function startHub() {
  const channels = new ChannelListeners();
  const listen: Database['listen'] = async (channel, onMessage, onGap) => {
    const listener = { onMessage, onGap };
    channels.add(channel, listener);
    return async () => void channels.remove(channel, listener);
  };
  const onUnreadable = vi.fn<(error: Error) => void>();
  const hub = new EventHub(onUnreadable);
  await hub.start({ listen });
  return { hub, channels, onUnreadable };
}

function subscriber() {
  return { onChange: vi.fn<(event: ChangeEvent) => void>(), onEnd: vi.fn<() => void>() };
}

describe('EventHub', () => {
  it('hands what is told on to everybody who still listens', async () => {
    const { hub, channels } = await startHub();
    const [first, second] = [subscriber(), subscriber()];
    const leave = hub.subscribe(first);
    hub.subscribe(second);
    leave();
    channels.notify('lens_portal_events', JSON.stringify(event));
    expect(first.onChange).not.toHaveBeenCalled();
    expect(second.onChange).toHaveBeenCalledWith(event);
  });

  it('ends the streams when something may have been missed, so that their clients look again', async () => {
    const { hub, channels } = await startHub();
    const one = subscriber();
    hub.subscribe(one);
    channels.notifyGap();
    expect(one.onEnd).toHaveBeenCalledOnce();
  });

  it.each(['nonsense', '{}', '{"resource":"users"}'])('hands %s on to nobody', async (payload) => {
    const { hub, channels, onUnreadable } = await startHub();
    const one = subscriber();
    hub.subscribe(one);
    channels.notify('lens_portal_events', payload);
    expect(one.onChange).not.toHaveBeenCalled();
    expect(onUnreadable).toHaveBeenCalledOnce();
  });

  it('stops listening when it is closed', async () => {
    const { hub, channels } = await startHub();
    await hub.close();
    expect(channels.channels()).toEqual([]);
  });
});
