import { leadOneTab } from '../browser/tab-leader.ts';
import type { ActivityWriter } from './activity-writer.ts';

export interface LeadingDeps {
  locks: Pick<LockManager, 'request'> | undefined;
  /** Whether this tab is visible. */
  isVisible: () => boolean;
  log: (message: string, error: unknown) => void;
}

/** Lets one of the visible tabs write the activity record. */
export interface ActivityLeading {
  /** If this tab is visible, makes it the leader or waits until it can lead. */
  look: () => void;
  /** Whether this tab leads, or led when it was last visible. */
  leads: () => boolean;
  /** Writes pending activity and lets another tab lead. */
  end: () => void;
  /** Lets another tab lead without writing. */
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
