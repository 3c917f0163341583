import { expect, type Locator, type Page } from '@playwright/test';

/** How long a person takes, in ms. */
const KEY = 200;
const CLICK = 800;
/** How long the portal may take for what an interaction asks of it, in ms. How long it does take, the benchmarks say. */
const ANSWER = 1_000;
const MAX_TABS = 80;

/**
 * Performs and counts a person's interactions, and estimates the time they would take: the person's own pace and the
 * portal's answers, on no machine in particular. An interaction is a click, a filled field or a shortcut.
 */
export class HumanHands {
  readonly page: Page;
  interactions = 0;
  #pace = 0;

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

  /** The estimated seconds. */
  get seconds(): number {
    return (this.interactions * ANSWER + this.#pace) / 1000;
  }
}
