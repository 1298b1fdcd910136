/** A game from a file: why it cannot be opened, and what is asked before it takes the place of one that runs. */
import { html, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';

/** The first two lines of a transcript, which name its form and its game with their versions. */
const head = (transcript: string): string[] =>
  transcript
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, 2);

/** What is wrong with a file, in plain words: a key of the catalogue. `own` is a transcript of the game itself. */
export function faultOf(file: string, own: string): string {
  const [form = '', game] = head(file);
  const [ownForm = '', ownGame] = head(own);
  if (form.split(' ')[0] !== ownForm.split(' ')[0]) return 'ui.notSaved';
  return form === ownForm && game === ownGame ? 'ui.notImported' : 'ui.otherVersion';
}

/** Warns that a game is lost, in the words of the form of a new one; the game can be saved first. */
export function openingForm(
  text: Text,
  on: { open: () => void; save: () => void; cancel: () => void },
): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    on.open();
  };
  return html`<form class="new-game" @submit=${submit}>
    <h2 id="dialog-title">${text('ui.import')}</h2>
    <p class="warning">${text('ui.confirmNew')}</p>
    <div class="row">
      <button class="primary" data-do="open">${text('ui.open')}</button>
      <button type="button" @click=${on.save}>${text('ui.export')}</button>
      <button type="button" @click=${on.cancel}>${text('ui.cancel')}</button>
    </div>
  </form>`;
}
