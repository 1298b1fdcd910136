/** What an element with a board hands to its helpers, such as its help, its story and its menu. */
import type { LitElement } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { Fact } from '../../kernel/game.js';
import type { Announcer } from '../ui/announcer.js';
import type { Vocabulary } from '../ui/words.js';
import type { Session } from './session.js';

export interface GameContext {
  readonly element: LitElement;
  readonly vocabulary: Vocabulary;
  /** The session on show; `undefined` until it is loaded. */
  readonly session: Session | undefined;
  readonly text: Text;
  /** Words of the page that replace those of the catalogues. */
  readonly words: Catalogue;
  /** Whether the board is only for looking at. */
  readonly isPicture: boolean;
  readonly sentence: (fact: Fact) => string;
  /** Announces messages to screen readers. */
  readonly announcer: Pick<Announcer, 'say' | 'clear'>;
}
