/**
 * The lesson as its readers see it: a `<playable-lesson>` that is made anew when the lesson is another, behind the one on
 * show, so that nothing flickers while somebody writes.
 */
import { defineElement } from '../../game-ui/games.js';
import { pack } from '../../game-ui/packed.js';
import type { PlayableLesson } from '../playable-lesson/playable-lesson.js';

export interface Read {
  readonly game: string;
  readonly lang: string;
  readonly json: string;
  /** From 1. */
  readonly step: number;
}

export class LessonReader {
  readonly place = document.createElement('div');
  #shown: PlayableLesson | undefined;
  #key = '';
  #step = 0;
  #asked = 0;
  readonly #told: (step: number) => void;

  /** `told` hears to which step its reader goes. */
  constructor(told: (step: number) => void) {
    this.#told = told;
    this.place.className = 'reader';
  }
  /** Nothing has been shown yet. */
  get isEmpty(): boolean {
    return this.#shown === undefined;
  }
  /** Of another lesson nothing has been shown. */
  clear(): void {
    this.#asked++;
    this.#key = '';
    this.place.replaceChildren();
    this.#shown = undefined;
  }
  /** Shows this lesson at this step; one that cannot be shown leaves the one before. */
  async show({ game, lang, json, step }: Read): Promise<void> {
    const key = [game, lang, json].join('\n');
    if (key === this.#key) {
      if (step !== this.#step && this.#shown) this.#shown.goTo(step);
      this.#step = step;
      return;
    }
    this.#key = key;
    this.#step = step;
    const asked = ++this.#asked;
    const [data] = await Promise.all([pack(json), defineElement('playable-lesson')]);
    if (asked !== this.#asked) return;
    const next = document.createElement('playable-lesson');
    const attributes = { load: 'now', shortcuts: 'off', game, lang, data, step: String(step) };
    for (const [name, value] of Object.entries(attributes)) next.setAttribute(name, value);
    next.classList.toggle('coming', this.#shown !== undefined);
    this.place.append(next);
    try {
      await next.ready();
    } catch {
      next.remove();
      return;
    }
    if (asked !== this.#asked) return next.remove();
    this.#shown?.remove();
    this.#shown = next;
    next.classList.remove('coming');
    if (this.#step !== step) next.goTo(this.#step);
    next.addEventListener('playable-step', (event) => {
      const { detail } = event as CustomEvent<{ step: number }>;
      if (detail.step === this.#step) return;
      this.#step = detail.step;
      this.#told(detail.step);
    });
  }
}
