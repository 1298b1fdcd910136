/** Notes on what the draft storage keeps: that nothing is saved, that another studio saved here, and what is set aside. */
import { html, nothing, type TemplateResult } from 'lit';
import { saidIn, titleIn } from '../../loading/own-lesson.js';
import { download } from '../ui/download.js';
import { readStored, type DraftStorage, type StoredDraft } from './draft-storage.js';
import type { EditorContext } from './editor-context.js';
import type { Draft } from './model/draft.js';
import type { UndoStack } from './model/undo-stack.js';

export interface DraftNotesProps extends Pick<EditorContext, 'ui' | 'text'> {
  readonly storage: DraftStorage;
  readonly undoStack: UndoStack<unknown> | undefined;
  /** Opens a lesson that another studio saved, or that was set aside. */
  readonly open: (stored: StoredDraft) => void;
}

const NONE = { past: [], future: [] };

/** A list, because a template would leave white space where there is nothing to note. */
export function draftNotes(props: DraftNotesProps): readonly (TemplateResult | typeof nothing)[] {
  const { storage, text, undoStack: { past, future } = NONE } = props;
  const isUnchanged = past.length + future.length === 0;
  return [
    storage.isRecalled && isUnchanged ? html`<p class="quiet recalled">${text('studio.recalled')}</p>` : nothing,
    storage.isLost ? html`<p class="warning">${text('studio.unkept')}</p>` : nothing,
    storage.isElsewhere ? elsewhere(props) : nothing,
    asideList(props),
  ];
}

function elsewhere({ storage, ui, text, open }: DraftNotesProps): TemplateResult {
  const openOther = () => {
    const stored = storage.recall(ui);
    if (stored) open(stored);
  };
  return html`<p class="note">${text('studio.elsewhere')}</p>
    <div class="row">
      <button type="button" data-do="openOther" @click=${openOther}>${text('studio.elsewhere.open')}</button>
    </div>`;
}

function asideList(props: DraftNotesProps): TemplateResult | typeof nothing {
  const { storage, text } = props;
  const lines = storage.aside;
  if (lines.length === 0) return nothing;
  return html`<details class="aside">
    <summary>${text('studio.aside', { count: lines.length })}</summary>
    <ul>
      ${lines.map((line) => asideEntry(props, line))}
    </ul>
    <p class="quiet">${text('studio.aside.note')}</p>
  </details>`;
}

function asideEntry({ storage, ui, text, open }: DraftNotesProps, line: string): TemplateResult {
  const lesson = readStored(ui.game, line);
  const name = lesson ? nameOf(lesson.draft, text.lang) || text('studio.untitled') : text('studio.aside.unread');
  const openIt = (stored: StoredDraft) => {
    open(stored);
    storage.forgetAside(line);
  };
  // A frame may not be allowed to save files, and says nothing then: saving removes nothing.
  const save = () => download(`${ui.game.id}-lesson.json`, line, 'application/json');
  const button = (what: string, key: string, act: () => void) =>
    html`<button type="button" data-do=${what} aria-label=${text('ui.named', { what: text(key), name })} @click=${act}>
      ${text(key)}
    </button>`;
  return html`<li class="row">
    <span>${name}</span>
    ${lesson ? button('openAside', 'studio.begin.open', () => openIt(lesson)) : nothing}
    ${button('saveAside', 'studio.out.save', save)}
    ${button('removeAside', 'studio.remove', () => storage.forgetAside(line))}
  </li>`;
}

/** The title of a lesson or set, else its first sentence. */
function nameOf({ title, lessons: [lesson] }: Draft, lang: string): string {
  const said = title ?? titleIn(lang, lesson!) ?? saidIn(lang, lesson!, lesson!.steps[0]!.say);
  return said === lesson!.steps[0]!.say ? '' : said;
}
