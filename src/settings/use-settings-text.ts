import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts of the settings, by typed key. */
export const useSettingsText = createUseText('settings', messages);
