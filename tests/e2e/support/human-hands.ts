import { expect, type Locator, type Page } from '@playwright/test';

/** How long a person takes, in ms. */
const KEY = 200;
const CLICK = 800;
const MAX_TABS = 80;

/**
 * Performs and counts a person's interactions, and estimates the time they would take: the portal's time plus the
 * person's own pace. An interaction is a click, a filled field or a shortcut.
 */
export class HumanHands {
  readonly page: Page;
  interactions = 0;
  #pace = 0;
  #since = Date.now();

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.interactions += 1;
    this.#pace += CLICK;
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.interactions += 1;
    this.#pace += KEY * text.length;
  }

  /** Presses one key, or a combination. */
  async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
    this.#pace += KEY * keys.split('+').length;
  }

  /** Presses Tab until the field has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let count = 0; count < MAX_TABS; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  /** The elapsed seconds. */
  get seconds(): number {
    return (Date.now() - this.#since + this.#pace) / 1000;
  }
}
