/**
 * The lesson as readers see it: a `<playable-lesson>`. For a changed lesson a new element loads behind the one shown, so
 * that nothing flickers while the author writes.
 */
import { defineElement } from '../../loading/games.js';
import { pack } from '../../loading/packed.js';
import type { Catalogue } from '../../i18n/text.js';
import type { PlayableLesson } from '../playable-lesson/playable-lesson.js';
import { safeDocument } from '../../dom/safe-document.js';

export interface Previewed {
  readonly game: string;
  readonly lang: string;
  /** The page's own texts. */
  readonly words: Catalogue;
  readonly json: string;
  /** From 1. */
  readonly step: number;
}

export class LessonPreview {
  readonly element = safeDocument.createElement('div');
  #shown: PlayableLesson | undefined;
  #words: Catalogue = {};
  #key = '';
  #step = 0;
  #requests = 0;
  readonly #onStep: (step: number) => void;

  /** `onStep` receives the step, from 1, to which the reader goes. */
  constructor(onStep: (step: number) => void) {
    this.#onStep = onStep;
    this.element.className = 'reader';
  }
  get isEmpty(): boolean {
    return this.#shown === undefined;
  }
  /** Removes the lesson shown; a pending load is discarded. */
  clear(): void {
    this.#requests++;
    this.#key = '';
    this.element.replaceChildren();
    this.#shown = undefined;
  }
  /** After a failure: `show` loads even the lesson that failed. */
  forget(): void {
    this.#key = '';
  }
  /** Shows this lesson at this step. If that fails, rejects, and the previous lesson stays. */
  async show(previewed: Previewed): Promise<void> {
    const { game, lang, words, json, step } = previewed;
    this.#words = words;
    for (const lesson of this.element.querySelectorAll('playable-lesson')) lesson.words = words;
    const key = [game, lang, json].join('\n');
    if (key === this.#key) {
      const isThere = step === this.#step;
      // Set the step first: the lesson reports its step as it goes there, and `onStep` is only for the reader's own choice.
      this.#step = step;
      if (!isThere) this.#shown?.goTo(step);
      return;
    }
    this.#key = key;
    this.#step = step;
    const request = ++this.#requests;
    try {
      await this.#load(request, previewed);
    } catch (error) {
      // The failure of a lesson that was replaced meanwhile is not reported.
      if (request === this.#requests) throw error;
    }
  }
  async #load(request: number, { game, lang, json, step }: Previewed): Promise<void> {
    const [data] = await Promise.all([pack(json), defineElement('playable-lesson')]);
    if (request !== this.#requests) return;
    const next = safeDocument.createElement('playable-lesson');
    const attributes = { load: 'now', shortcuts: 'off', game, lang, data, step: String(step) };
    for (const [name, value] of Object.entries(attributes)) next.setAttribute(name, value);
    next.words = this.#words;
    next.classList.toggle('coming', this.#shown !== undefined);
    this.element.append(next);
    try {
      await next.ready();
    } catch (error) {
      next.remove();
      throw error;
    }
    if (request !== this.#requests) return next.remove();
    this.#shown?.remove();
    this.#shown = next;
    next.classList.remove('coming');
    if (this.#step !== step) next.goTo(this.#step);
    next.addEventListener('playable-step', (event) => {
      const { detail } = event as CustomEvent<{ step: number }>;
      if (detail.step === this.#step) return;
      this.#step = detail.step;
      this.#onStep(detail.step);
    });
  }
}
