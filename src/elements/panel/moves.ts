/** The list of all possible moves, as a `details` element that is closed at first. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { groupByAmount } from '../../game-ui/amount.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Text } from '../../i18n/text.js';
import type { Move } from '../../kernel/game.js';
import type { Session } from '../session/session.js';

export interface MoveListState {
  /** The index of the selected move. */
  readonly selected: number | undefined;
  readonly filter: string;
  /** The index of the move under the pointer, which the board highlights. */
  readonly pointed?: number | undefined;
  /** Whether the reader has opened the list. It stays open when the table was hidden in between. */
  readonly isUnfolded?: boolean;
}

/** The module that renders the content of the list. */
export type MoveList = typeof import('./move-list.js');

export interface MovesProps {
  readonly session: Session;
  readonly text: Text;
  readonly state: MoveListState;
  readonly change: (state: Partial<MoveListState>) => void;
  readonly play: (index: number) => void;
  /** Renders the content of the list, once it is loaded. */
  readonly moveList: MoveList | undefined;
  /** The label of the list; default: the number of its entries, of which a field for an amount is one. */
  readonly summary?: string;
}

/** How many entries the list has: moves that differ only in an amount are one. */
export function movesLabel({ amounts }: GameUi, offered: readonly Move[], text: Text): string {
  const listed = groupByAmount(offered, amounts);
  return text('ui.moves', { count: listed.single.length + listed.amounts.length });
}

/**
 * Renders the list of all moves. It may hold hundreds of sentences, so they are rendered again only when the moves on offer
 * change.
 */
export function moves({ session, text, state, change, play, moveList, summary }: MovesProps): TemplateResult {
  const { ui, view, isOpen } = session;
  const offered = isOpen ? view.moves : [];
  const label = () => summary ?? movesLabel(ui, offered, text);
  const list = () =>
    moveList?.moveList(...moveList.entriesOf(session, offered, text, play), state, text, { change, play });
  const point = (event: Event) => {
    const entry = (event.target as Element).closest('[data-move]')?.getAttribute('data-move');
    const pointed = event.type === 'pointerover' && entry ? Number(entry) : undefined;
    if (pointed !== state.pointed) change({ pointed });
  };
  const toggle = ({ currentTarget }: Event) => {
    const isUnfolded = (currentTarget as HTMLDetailsElement).open;
    if (isUnfolded !== (state.isUnfolded ?? false)) change({ isUnfolded });
  };
  return html`<details
    class="list"
    ?open=${state.isUnfolded}
    @toggle=${toggle}
    @pointerover=${point}
    @pointerleave=${point}
  >
    <summary>${guard([view, isOpen, text, summary], label)}</summary>
    ${guard([view, isOpen, text, state.selected, state.filter, moveList], list)}
  </details>`;
}
