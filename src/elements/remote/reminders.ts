/**
 * Reminds a reader who looks at something else that it is their turn: by the title of the page, a sound, a notification of the
 * browser, or a message of the server. The title does so unless they or the author of the page switched that off, the others as they
 * asked for on this device. Loaded when the game begins, or when they open its section before.
 */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { safeDocument } from '../../dom/safe-document.js';
import { setTitle } from '../../dom/title.js';
import { reminderWords } from '../../i18n/reminders/index.js';
import type { Text } from '../../i18n/text.js';
import { changeSettings, settings } from '../ui/settings.js';
import type { Vocabulary } from '../ui/words.js';
import { owesAnswer } from './beside.js';
import { momentIn } from './card.js';
import type { RemoteTable } from './remote-table.js';

const CHANNELS = ['title', 'sound', 'notice', 'push'] as const;
type Channel = (typeof CHANNELS)[number];

/** The entry of the setting for a reader who has switched off the title, the only channel that is on by default. */
const OFF = 'no-title';
const chosen = (): ReadonlySet<string> => new Set(settings().reminders.split(' ').filter(Boolean));
const isChosen = (channel: Channel): boolean => (channel === 'title' ? !chosen().has(OFF) : chosen().has(channel));
const looksElsewhere = (): boolean => safeDocument.visibilityState === 'hidden' || !safeDocument.hasFocus();
const playSound = (): void =>
  void import('../ui/sounds.js').then(({ playSound }) => playSound('turn')).catch(() => undefined);

/** The events after which the reader may look at something else, or at this page again. */
const EVENTS = ['focus', 'blur', 'visibilitychange'] as const;

/** Whether the server of a table can send messages to this device while its page is closed: this is one of its own pages. */
const mayPush = ({ server }: RemoteTable): boolean =>
  location.href.startsWith(server.href) && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** What is said in the title of the page, by table: all tables of a page share it. */
const inTitle = new Map<Reminders, string>();
/** What stands before the page's own title. */
let shown = '';
/** Updates the title. The page may have changed it meanwhile, or another copy of this module may have put something before it. */
function showInTitle(): void {
  const { title } = safeDocument;
  const own = shown === '' ? title : title === shown ? '' : title.replace(`${shown} · `, '');
  shown = inTitle.values().next().value ?? '';
  const next = [shown, own].filter(Boolean).join(' · ');
  if (title !== next) setTitle(next);
}

export class Reminders {
  readonly #host: LitElement;
  /** What is said when the reader is asked for a move or an answer; `undefined` while they are not. */
  #turn: string | undefined;
  /** Who sat down while the reader looked at something else; nobody has to ask for that. */
  #news: string | undefined;
  #notification: Notification | undefined;
  /** Whether the browser refused to show a notification that it had allowed, as some on phones do. */
  #isUnable = false;
  /** The table about which the server tells this device, and whether that failed. */
  #pushed: RemoteTable | undefined;
  #hasFailed = false;

  /** Whether the author of the page leaves its title to the table. */
  readonly #hasTitle: () => boolean;

  private constructor(host: LitElement, hasTitle: () => boolean) {
    this.#host = host;
    this.#hasTitle = hasTitle;
    // The last of them fires at the document and reaches the window.
    for (const event of EVENTS) addEventListener(event, this.#show);
  }
  /** Resolves when the words are there. */
  static async for(host: LitElement, vocabulary: Vocabulary, hasTitle: () => boolean): Promise<Reminders> {
    await vocabulary.also(reminderWords);
    return new Reminders(host, hasTitle);
  }

  /** Looks whether something has to be said about the reader's turn, or about a proposal that waits for their answer. */
  heed(text: Text, table: RemoteTable, isTurn: boolean): void {
    const isNew = this.#turn === undefined && (isTurn || owesAnswer(table));
    this.#turn = isTurn ? turnIn(text, table) : owesAnswer(table) ? text('reminders.proposal') : undefined;
    this.#show();
    // Whoever asked for messages on this device gets them at each table where they have a seat.
    const isNewTable = this.#pushed !== table && table.token !== undefined;
    if (isChosen('push') && !this.#obstacle && isNewTable) void this.#push(true, table, text);
    if (!isNew || !looksElsewhere()) return;
    // A reader who has all sounds on hears this one anyway.
    if (isChosen('sound') && !settings().sound) playSound();
    const isNoticed = isChosen('notice') || isChosen('push');
    if (isNoticed && !this.#obstacle) void this.#notify(text, table);
  }
  /** Says in the title of the page who sat down, until the reader looks at it. Whoever wants sounds waits by ear. */
  greet(text: Text, name: string): void {
    this.#news = text('reminders.cameIn', { name });
    this.#show();
    if (settings().sound || (isChosen('sound') && looksElsewhere())) playSound();
  }
  /** Shows only what the reader needs now: nothing of it while they look at the page. */
  readonly #show = (): void => {
    const isAway = looksElsewhere();
    if (!isAway) this.#news = undefined;
    if (!isAway || this.#turn === undefined) this.#notification?.close();
    const said = (isChosen('title') ? this.#turn : undefined) ?? this.#news;
    if (isAway && said !== undefined && this.#hasTitle()) inTitle.set(this, said);
    else inTitle.delete(this);
    showInTitle();
  };
  async #notify(text: Text, { code }: RemoteTable): Promise<void> {
    const options = { body: this.#turn!, lang: text.lang, tag: code };
    try {
      const notification = (this.#notification = new Notification(text('game.name'), options));
      notification.onclick = () => {
        focus();
        notification.close();
      };
    } catch {
      // Browsers of phones let only a service worker show notifications. Pages of the server have one.
      const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
      if (registration) return registration.showNotification(text('game.name'), { ...options, data: location.href });
      this.#isUnable = true;
      this.#host.requestUpdate();
    }
  }
  /** Begins or ends messages about this table. Resolves to whether that is so now. */
  async #push(isOn: boolean, table: RemoteTable, text: Text): Promise<boolean> {
    this.#pushed = table;
    this.#hasFailed = false;
    if (!mayPush(table)) return false;
    try {
      const { pushOn, pushOff } = await import('./push.js');
      await (isOn ? pushOn(table, text.lang) : pushOff(table));
      return true;
    } catch (error) {
      console.warn(error);
      this.#hasFailed = true;
      this.#host.requestUpdate();
      return false;
    }
  }

  /** Why the browser shows no notifications of this page. */
  get #obstacle(): 'denied' | 'frame' | 'insecure' | 'unable' | undefined {
    if (!isSecureContext) return 'insecure';
    if (this.#isUnable || !('Notification' in globalThis)) return 'unable';
    if (Notification.permission !== 'denied') return undefined;
    return parent === window ? 'denied' : 'frame';
  }
  async #choose(channel: Channel, isOn: boolean, table: RemoteTable, text: Text): Promise<void> {
    const isShown = channel === 'notice' || channel === 'push';
    const isAllowed = !isOn || !isShown || (await Notification.requestPermission()) === 'granted';
    const isDone = isAllowed && (channel !== 'push' || (await this.#push(isOn, table, text)));
    const channels = new Set(chosen());
    const isTitle = channel === 'title';
    if ((isOn && isDone) !== isTitle) channels.add(isTitle ? OFF : channel);
    else channels.delete(isTitle ? OFF : channel);
    if (isOn && channel === 'sound') playSound();
    // Also without a change, so that the checkbox shows the setting.
    changeSettings({ reminders: [...channels].join(' ') });
    this.#host.requestUpdate();
  }
  /** What the reader can ask for. */
  choices(text: Text, table: RemoteTable): TemplateResult {
    const obstacle = this.#obstacle;
    const isOffered = (channel: Channel) =>
      channel === 'push' ? mayPush(table) : channel !== 'title' || this.#hasTitle();
    const channels = CHANNELS.filter(isOffered).map((channel) => {
      const isBarred = (channel === 'notice' || channel === 'push') && obstacle !== undefined;
      const isOn = isChosen(channel) && !isBarred;
      return html`<label class="option"
        ><input
          type="checkbox"
          data-do="remind-${channel}"
          aria-describedby=${isBarred ? 'no-notices' : channel === 'push' ? 'push-note' : nothing}
          ?disabled=${isBarred}
          .checked=${live(isOn)}
          @change=${({ target }: Event) => void this.#choose(channel, (target as HTMLInputElement).checked, table, text)}
        /><span>${text(`reminders.${channel}`)}</span></label
      >`;
    });
    return html`<p class="quiet">${text('reminders.when')}</p>
      ${channels} ${mayPush(table) ? html`<p class="quiet" id="push-note">${text('reminders.pushNote')}</p>` : nothing}
      <p role="status" class="quiet" id="no-notices">
        ${obstacle ? text(`reminders.cannot:${obstacle}`) : this.#hasFailed ? text('reminders.pushFailed') : nothing}
      </p>`;
  }

  close(): void {
    this.#turn = this.#news = undefined;
    this.#show();
    for (const event of EVENTS) removeEventListener(event, this.#show);
  }
}

const turnIn = (text: Text, { until }: RemoteTable): string =>
  until === undefined ? text('reminders.turn') : text('reminders.turnUntil', { when: momentIn(text, until) });
