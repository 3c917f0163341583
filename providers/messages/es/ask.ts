import { ask } from './ask/ask.ts';
import { askModel } from './ask/model.ts';

/** The texts of the conversation's page. */
export const texts = { ask, askModel };
