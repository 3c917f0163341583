import { expect, type Locator, type Page } from '@playwright/test';

/** How long a person takes, in milliseconds. */
const KEY = 200;
const CLICK = 800;
const MAX_TABS = 80;

/**
 * Does what a person does, counts it, and reckons how long it would have taken: what the portal took, and the pace of the
 * hand on top of it. An interaction is a click, a field filled or a shortcut.
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

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.interactions += 1;
    this.#pace += KEY * text.length;
  }

  /** One key, or several held together. */
  async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
    this.#pace += KEY * keys.split('+').length;
  }

  /** Goes on with the Tab key until the field has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let count = 0; count < MAX_TABS; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  /** Seconds until now. */
  get seconds(): number {
    return (Date.now() - this.#since + this.#pace) / 1000;
  }
}
