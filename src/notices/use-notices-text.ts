import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of the pages whose work has still to come, by typed key. */
export const useNoticesText = createUseText('notices', messages);
