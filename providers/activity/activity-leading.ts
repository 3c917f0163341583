import { leadOneTab } from '../browser/tab-leader.ts';
import type { ActivityWriter } from './activity-writer.ts';

export interface LeadingDeps {
  locks: Pick<LockManager, 'request'> | undefined;
  /** Whether anybody can see this tab. */
  isVisible: () => boolean;
  log: (message: string, error: unknown) => void;
}

/** Of the tabs that can be seen one writes. */
export interface ActivityLeading {
  /** Looks whether this tab can be seen, and leads or waits for that if so. */
  look: () => void;
  /** Whether this tab leads, or did when it was last seen. */
  leads: () => boolean;
  /** Writes what is pending, and lets another tab lead. */
  end: () => void;
  /** Lets another tab lead, and writes nothing. */
  abort: () => void;
}

const LOCK = 'lens-portal-activity';

export function createActivityLeading(
  writer: Pick<ActivityWriter, 'lead' | 'sync'>,
  { locks, isVisible, log }: LeadingDeps,
): ActivityLeading {
  let leading: AbortController | null = null;
  let leads = false;

  const lead = (signal: AbortSignal): Promise<void> => {
    leads = true;
    const stopWriting = writer.lead();
    return new Promise((resolve) => {
      const end = (): void => {
        stopWriting();
        resolve();
      };
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    });
  };
  return {
    leads: () => leads,
    look: () => {
      leads = false;
      if (!isVisible()) return;
      leading = new AbortController();
      leadOneTab(LOCK, lead, leading.signal, locks).catch((error) => log('Leading', error));
    },
    end: () => {
      writer.sync('active');
      leading?.abort();
      leading = null;
    },
    abort: () => leading?.abort(),
  };
}
