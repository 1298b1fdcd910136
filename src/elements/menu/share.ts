/**
 * The menu for sharing the content on show: one permalink, formatted for several kinds of hosts. Loaded on request. A link
 * of the whole game contains its seed and therefore everything, as the menu says; a link of a position contains what its
 * viewer sees.
 */
import { restoreTexts } from '../../dom/translations.js';
import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Embed } from '../../embed/address.js';
import { resolveEmbed } from '../../embed/resolve.js';
import { formatRedacted } from '../../embed/redacted.js';
import { snippets, type Snippets } from '../../embed/snippets.js';
import { renderStatic } from '../../embed/static-rendering.js';
import { embedWords } from '../../i18n/embed/index.js';
import { textOf, type Text } from '../../i18n/text.js';
import { BadInput } from '../../kernel/game.js';
import { formatRecord } from '../../kernel/notation.js';
import { formatLink, parseState } from '../../kernel/permalink.js';
import { hides } from '../../kernel/view.js';
import { loadGame } from '../../loading/games.js';
import type { Playthrough } from '../../playthrough/playthrough.js';
import type { Session } from '../session/session.js';
import { copyToClipboard, selectIn } from '../ui/clipboard.js';
import { openDialog } from '../ui/dialog.js';
import { anySeed } from '../../playthrough/attributes.js';
import { download } from '../ui/download.js';
import { messageOf, translate } from '../ui/fault.js';
import { drawn } from '../ui/share-drawn.js';
import { styles } from '../ui/share.styles.js';

/** Letters of a link from which mail programs, chats and some servers may cut it. */
const RISKY = 4000;

const FORMS = ['link', 'element', 'iframe', 'div', 'wiki', 'markdown', 'text'] as const satisfies (keyof Snippets)[];
type Form = (typeof FORMS)[number];

/** What is shared: a lesson; of a game the position that its viewer sees; or the whole game. */
type What = 'lesson' | 'seen' | 'all';

export interface Shareable {
  readonly root: ShadowRoot;
  readonly session: Session;
  /** The game of the session, which this page holds as a whole. */
  readonly local: Playthrough;
  /** The content on show; for a game without its moves. */
  readonly embed: Embed;
  /** The absolute address, ending in `/`, that contains the folder `e`. */
  readonly site: string;
  readonly lang: string;
}

/** Opens the menu, and removes it when it is closed. Does nothing if a dialog is open. */
export async function openShare(shareable: Shareable): Promise<void> {
  const { root, lang } = shareable;
  await openDialog(root, { styles, lang }, async (dialog) => {
    dialog.setAttribute('aria-labelledby', 'share-title');
    await new ShareMenu(shareable, textOf(lang, [await embedWords(lang)]), dialog).make();
  });
}

class ShareMenu {
  readonly #shareable: Shareable;
  readonly #text: Text;
  readonly #dialog: HTMLDialogElement;
  readonly #embeds: ReadonlyMap<What, Embed>;
  #what: What;
  #form: Form = 'link';
  #made: Snippets | undefined;
  /** Whether there is no link, because no server would take one that long. */
  #isTooLong = false;
  /** The picture of the shared content, as an SVG file. */
  #picture = '';
  #note = '';

  constructor(of: Shareable, text: Text, dialog: HTMLDialogElement) {
    this.#shareable = of;
    this.#text = text;
    this.#dialog = dialog;
    this.#embeds = embedsOf(of);
    [this.#what] = this.#embeds.keys() as unknown as [What];
  }

  /** Creates the snippets again. The menu shows errors. */
  async make(): Promise<void> {
    const { site, lang } = this.#shareable;
    const what = this.#what;
    const embed = this.#embeds.get(what)!;
    // Until the new ones are there, nothing can be copied: the old ones may show more than the reader has chosen.
    this.#made = undefined;
    this.#note = '';
    this.#isTooLong = false;
    if (this.#dialog.open) this.#draw();
    try {
      const [followed, words] = await Promise.all([
        resolveEmbed(embed, loadGame),
        renderStatic(embed, { load: loadGame, lang, markup: drawn }),
      ]);
      if (what !== this.#what) return;
      const settings = { site, script: `${site}cdn/loader.js` };
      const { markdown } = snippets(followed, words, { ...settings, picture: this.#file });
      this.#made = { ...snippets(followed, words, settings), markdown };
      this.#picture = words.pictures[0]!;
    } catch (error) {
      const { lang } = this.#text;
      await translate(error, lang);
      if (what !== this.#what) return;
      this.#isTooLong = error instanceof BadInput && error.path === 'address';
      this.#note = this.#isTooLong ? this.#text('share.long') : messageOf(error, lang);
    }
    this.#draw();
  }
  /** The file name of the picture, for authors who place it beside a text. */
  get #file(): string {
    const { game, lesson } = this.#shareable.embed;
    return `${[game, lesson].filter(Boolean).join('-')}.svg`;
  }
  #draw(): void {
    restoreTexts(this.#dialog);
    render(this.#template(), this.#dialog);
  }
  /** The letters of the link, if something on its way may cut it. */
  get #risky(): number {
    const { length } = this.#made?.link ?? '';
    return length > RISKY ? length : 0;
  }
  /** What is shared as a file that the menu of a game opens: no more than the link would hold. */
  #saveFile(state: string): void {
    const { game } = this.#shareable.session.ui;
    download(`${game.id}.txt`, formatRecord(game, parseState(game, state)));
  }
  async #copy(): Promise<void> {
    const field = this.#dialog.querySelector('textarea')!;
    const isCopied = await copyToClipboard(field.value, () => selectIn(field));
    this.#note = this.#text(isCopied ? 'share.copied' : 'share.selected');
    this.#draw();
  }

  #template(): TemplateResult {
    const text = this.#text;
    const value = this.#made?.[this.#form] ?? '';
    const choices = [...this.#embeds.keys()];
    const { state } = this.#embeds.get(this.#what)!;
    const risky = this.#risky;
    return html`<div class="share">
      <h2 id="share-title">${text('share')}</h2>
      ${
        choices.length > 1
          ? html`<fieldset>
              <legend>${text('share.what')}</legend>
              ${choices.map((what) => this.#choice(what))}
            </fieldset>`
          : html`<p>${text(`share.${choices[0]!}.note`)}</p>`
      }
      <label class="field"
        ><span>${text('share.as')}</span>
        <select
          @change=${({ target }: Event) => {
            this.#form = (target as HTMLSelectElement).value as Form;
            this.#note = '';
            this.#draw();
          }}
        >
          ${FORMS.map(
            (form) =>
              html`<option value=${form} .selected=${live(form === this.#form)}>${text(`share.${form}`)}</option>`,
          )}
        </select></label
      >
      <textarea
        readonly
        rows="5"
        spellcheck="false"
        aria-label=${text(`share.${this.#form}`)}
        .value=${value}
      ></textarea>
      ${this.#form === 'markdown' && value ? html`<p class="quiet">${text('share.picture.note', { file: this.#file })}</p>` : nothing}
      <div class="row">
        <button class="primary" data-do="copy" ?disabled=${!value} @click=${() => void this.#copy()}>
          ${text('share.copy')}
        </button>
        ${
          this.#form === 'markdown'
            ? html`<button
                data-do="picture"
                ?disabled=${!value}
                @click=${() => download(this.#file, this.#picture, 'image/svg+xml')}
              >
                ${text('share.picture')}
              </button>`
            : nothing
        }
        <button data-do="close" @click=${() => this.#dialog.close()}>${text('share.close')}</button>
      </div>
      ${risky > 0 ? html`<p class="note">${text('share.risky', { count: risky })}</p>` : nothing}
      ${
        (risky > 0 || this.#isTooLong) && state !== undefined
          ? html`<div class="row">
              <button data-do="file" @click=${() => this.#saveFile(state)}>${text('share.file')}</button>
            </div>`
          : nothing
      }
      <p role="status">${this.#note || nothing}</p>
    </div>`;
  }
  #choice(what: What): TemplateResult {
    const text = this.#text;
    return html`<label class="choice"
      ><input
        type="radio"
        name="what"
        value=${what}
        .checked=${live(what === this.#what)}
        @change=${() => {
          this.#what = what;
          void this.make();
        }}
      /><span>${text(`share.${what}`)}</span> <small class="quiet">${text(`share.${what}.note`)}</small></label
    >`;
  }
}

/** What can be shared; the default comes first. */
function embedsOf({ embed, session, local }: Shareable): ReadonlyMap<What, Embed> {
  if (embed.kind !== 'game') return new Map([['lesson', embed]]);
  const { ui } = session;
  const { cursor, length, record } = local;
  const all: Embed = {
    ...embed,
    state: formatLink(ui.game, record),
    ...(cursor < length && { at: cursor }),
  };
  const seen = seenOf(session, embed);
  // If hands are hidden, sharing everything must be the reader's own choice.
  const entries: [What, Embed][] = [['all', all]];
  if (seen) entries[hides(ui.game) ? 'unshift' : 'push'](['seen', seen]);
  return new Map(entries);
}
/** The position on show as its viewer knows it; `undefined` if nobody may move in it any more. */
function seenOf({ ui, view }: Session, embed: Embed): Embed | undefined {
  try {
    return { ...embed, state: formatRedacted(ui.game, view, anySeed()) };
  } catch {
    return undefined;
  }
}
