/** Opening a game from a file: the reason of a failure, and the question before the file replaces the current game. */
import { css, html, render } from 'lit';
import type { Text } from '../../i18n/text.js';
import { openDialog } from './dialog.js';

/** The first two lines of a transcript, which name its format and its game, each with the version. */
const head = (transcript: string): string[] =>
  transcript
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, 2);

/** The catalogue key of the sentence that says what is wrong with a file. `own` is a transcript of the current game. */
export function faultOf(file: string, own: string): string {
  const [form = '', game] = head(file);
  const [ownForm = '', ownGame] = head(own);
  if (form.split(' ')[0] !== ownForm.split(' ')[0]) return 'ui.notSaved';
  return form === ownForm && game === ownGame ? 'ui.notImported' : 'ui.otherVersion';
}

/** Asks whether the file may replace the current game. Offers to save that first. */
export async function askToOpen({
  root,
  text,
  open,
  save,
}: {
  readonly root: ShadowRoot;
  readonly text: Text;
  readonly open: () => void;
  readonly save: () => void;
}): Promise<void> {
  await openDialog(root, { styles, lang: text.lang }, (dialog) => {
    dialog.setAttribute('aria-labelledby', 'opening-title');
    const close = () => dialog.close();
    const opened = () => {
      close();
      open();
    };
    render(
      html`<div class="opening">
        <h2 id="opening-title">${text('menu.openFile')}</h2>
        <p class="warning">${text('new.loses')}</p>
        <div class="row">
          <button class="primary" data-do="open" @click=${opened}>${text('menu.open')}</button>
          <button @click=${save}>${text('menu.save')}</button>
          <button @click=${close}>${text('ui.cancel')}</button>
        </div>
      </div>`,
      dialog,
    );
  });
}

const styles = css`
  .opening {
    display: grid;
    gap: 8px;
  }
`;
