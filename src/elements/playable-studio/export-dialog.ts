/** The dialog that exports a lesson for its destination; loaded on demand. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ownSite } from '../../loading/games.js';
import { copyToClipboard, selectIn } from '../ui/clipboard.js';
import { openDialog } from '../ui/dialog.js';
import { download } from '../ui/download.js';
import { styles } from '../ui/share.styles.js';
import { faultInWords, type EditorContext } from './editor-context.js';
import { exportSnippets, fileOf, FORMS, isUntitled, languageOf, type Form } from './lesson-export.js';
import type { PlayableStudio } from './playable-studio.js';

export async function openExportDialog(studio: PlayableStudio, context: EditorContext): Promise<void> {
  const { renderRoot, game } = studio;
  const { text } = context;
  /** The lesson in its output form. */
  const value = studio.written!;
  /** Address of the site with the embed pages, if known. */
  const site = studio.site?.replace(/\/?$/, '/') ?? ownSite(game);
  const fault = faultInWords(context);
  const made = fault === undefined ? await exportSnippets(value, game, languageOf(value, text.lang), site) : {};
  await openDialog(renderRoot as ShadowRoot, { styles, lang: text.lang }, (dialog) => {
    dialog.setAttribute('aria-labelledby', 'out-title');
    let form: Form = 'element';
    let note = '';
    const draw = () => render(template(), dialog);
    const copy = async () => {
      const field = dialog.querySelector('textarea')!;
      note = text(
        (await copyToClipboard(field.value, () => selectIn(field))) ? 'studio.out.copied' : 'studio.out.selected',
      );
      draw();
    };
    const save = () => download(fileOf(value), `${JSON.stringify(value, null, 2)}\n`, 'application/json');
    const template = (): TemplateResult =>
      html`<div class="share">
        <h2 id="out-title">${text('studio.out')}</h2>
        ${fault === undefined ? nothing : html`<p class="warning">${text('studio.out.fault', { what: fault })}</p>`}
        ${
          made.element === undefined
            ? nothing
            : html`<label class="field"
                  ><span>${text('studio.out.as')}</span>
                  <select
                    @change=${({ target }: Event) => {
                      form = (target as HTMLSelectElement).value as Form;
                      note = '';
                      draw();
                    }}
                  >
                    ${FORMS.filter((name) => made[name] !== undefined).map(
                      (name) =>
                        html`<option value=${name} .selected=${live(name === form)}>
                          ${text(`studio.out.${name}`)}
                        </option>`,
                    )}
                  </select></label
                >
                <textarea
                  readonly
                  rows="8"
                  spellcheck="false"
                  aria-label=${text(`studio.out.${form}`)}
                  .value=${made[form] ?? ''}
                ></textarea>
                ${form === 'file' ? html`<p class="quiet">${text('studio.out.file.note')}</p>` : nothing}
                ${site !== undefined && made.link === undefined ? html`<p class="quiet">${text('studio.out.long')}</p>` : nothing}`
        }
        ${isUntitled(value) ? html`<p class="warning" data-untitled>${text('studio.out.untitled')}</p>` : nothing}
        <div class="row">
          ${made.element === undefined ? nothing : html`<button class="primary" data-do="copy" @click=${() => void copy()}>${text('studio.out.copy')}</button>`}
          <button data-do="save" @click=${save}>${text('studio.out.save')}</button>
          <button data-do="close" @click=${() => dialog.close()}>${text('studio.out.close')}</button>
        </div>
        <p role="status">${note || nothing}</p>
      </div>`;
    draw();
  });
}
