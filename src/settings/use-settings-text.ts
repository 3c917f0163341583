import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of the settings, by typed key. */
export const useSettingsText = createUseText('settings', messages);
