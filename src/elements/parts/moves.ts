'use deferred';
/** The list of all moves as it stands closed. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Text } from '../../i18n/text.js';
import type { Late } from './running.js';
import type { Session } from './session.js';

export interface MoveListState {
  /** The entry marked to be played. */
  readonly selected: number | undefined;
  readonly filter: string;
  /** The entry that a pointer is on: the board marks it. */
  readonly pointed?: number | undefined;
  /** Whether the reader has opened the list: it stays so when the table was hidden in between. */
  readonly isUnfolded?: boolean;
}

export interface MovesProps {
  readonly session: Session;
  readonly text: Text;
  readonly state: MoveListState;
  readonly change: (state: Partial<MoveListState>) => void;
  readonly play: (index: number) => void;
  /** Makes what is in it, once that is here. */
  readonly late: Pick<Late, 'entriesOf' | 'moveList'> | undefined;
  /** What it is called, where that is not how many there are. */
  readonly summary?: string;
}

/** The list of all moves. Hundreds of sentences may be in it: they are made when other moves are offered, and not at every drawing. */
export function moves({ session, text, state, change, play, late, summary }: MovesProps): TemplateResult {
  const { view, isOpen } = session;
  const offered = isOpen ? view.moves : [];
  const list = () => late?.moveList(...late.entriesOf(session, offered, text, play), state, text, { change, play });
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
    <summary>${summary ?? text('ui.moves', { count: offered.length })}</summary>
    ${guard([view, isOpen, text, state.selected, state.filter, late], list)}
  </details>`;
}
