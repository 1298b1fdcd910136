/** What the card of a table, its prompt and the section beside the board are drawn from. */
import type { TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import type { Seat } from '../../kernel/game.js';
import type { RemoteTable } from './remote-table.js';

export interface TableProps {
  readonly table: RemoteTable;
  readonly text: Text;
  /** Goes back to the game of this page; `undefined` if it has none. */
  readonly leave: (() => void) | undefined;
  /** The seats that the game waits for. */
  readonly toAct: readonly Seat[];
  /** Goes to the table at which the people of this one play again. */
  readonly follow: (code: string) => void;
  /** Whether a move of the reader is on its way to the server. */
  readonly isSending: boolean;
  /** Lets opponents of this page play on, where the people ended the game. */
  readonly goOn: (() => void) | undefined;
  /** Draws the element anew: what is said for a while has had its time. */
  readonly redraw: () => void;
  /** The seat that the reader has anew, where the people of another table play again and the reader has not moved yet. */
  readonly turned: Seat | undefined;
  /** The end of the game, once it has been shown, and whether the reader has gone on from an earlier move by themselves. */
  readonly end: { readonly isLeft: boolean; readonly show: () => void } | undefined;
  /** Goes to the reader's own seat, where a link has led them to look on. */
  readonly toSeat: (() => void) | undefined;
  /** What reminds the reader of their turn. */
  readonly remind: () => TemplateResult;
}
