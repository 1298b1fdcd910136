/** Small pictures beside the rules that have a lesson: drawn near the viewport, removed far from it. */
import type { ReactiveController } from 'lit';
import type { LessonEntry } from '../../game-ui/game-ui.js';
import { hasBoards } from '../../loading/games.js';
import type { PlayableRulebook } from './playable-rulebook.js';

export class RulePictures implements ReactiveController {
  readonly #host: PlayableRulebook;
  readonly #lang: () => string;
  #game = '';
  #lessons: ReadonlyMap<string, LessonEntry> = new Map();
  /** The places that are observed, and those near the viewport. */
  #places = new WeakSet<Element>();
  readonly #near = new Set<Element>();
  readonly #watch = globalThis.IntersectionObserver && new IntersectionObserver((entries) => this.#look(entries));

  constructor(host: PlayableRulebook, lang: () => string) {
    this.#host = host;
    this.#lang = lang;
    host.addController(this);
  }
  /** Takes the lessons of a game: each gives a picture to its first rule, unless an earlier lesson did. */
  know(game: string, lessons: readonly LessonEntry[]): void {
    this.#game = game;
    this.#lessons = new Map([...lessons].reverse().map((lesson) => [lesson.rules[0]!, lesson]));
    for (const place of this.#near) this.#draw(place);
  }
  has(rule: string): boolean {
    return hasBoards() && this.#lessons.has(rule);
  }
  hostConnected(): void {
    // A book that was moved in the page may have nothing else to update, but its places are to be observed again.
    this.#host.requestUpdate();
  }
  hostUpdated(): void {
    for (const place of this.#host.renderRoot.querySelectorAll('[data-picture]')) {
      if (this.#places.has(place)) continue;
      this.#places.add(place);
      this.#watch?.observe(place);
    }
  }
  hostDisconnected(): void {
    this.#watch?.disconnect();
    this.#places = new WeakSet();
    this.#near.clear();
  }
  #look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#near.add(target);
      else this.#near.delete(target);
      this.#draw(target);
    }
  }
  #draw(place: Element): void {
    const lesson = this.#lessons.get((place as HTMLElement).dataset['picture']!);
    if (!lesson) return;
    const wanted = { game: this.#game, lesson, lang: this.#lang(), isNear: () => this.#near.has(place) };
    // The rules are complete without their pictures.
    void import('./rule-picture.js')
      .then(({ drawRule }) => drawRule(place as HTMLElement, wanted))
      .catch(() => undefined);
  }
}
