/** Small pictures beside the rules that lessons teach above all: drawn where a reader is, gone where nobody looks. */
import type { ReactiveController } from 'lit';
import type { LessonEntry } from '../../game-ui/game-ui.js';
import { hasBoards } from '../../game-ui/games.js';
import type { PlayableRulebook } from './playable-rulebook.js';

export class RulePictures implements ReactiveController {
  readonly #host: PlayableRulebook;
  readonly #lang: () => string;
  #game = '';
  #lessons: ReadonlyMap<string, LessonEntry> = new Map();
  /** The places that are watched, and those on show. */
  readonly #places = new Set<Element>();
  readonly #near = new Set<Element>();
  readonly #watch = globalThis.IntersectionObserver && new IntersectionObserver((entries) => this.#look(entries));

  constructor(host: PlayableRulebook, lang: () => string) {
    this.#host = host;
    this.#lang = lang;
    host.addController(this);
  }
  /** The lessons of a game: each gives its first rule a picture, unless one before it did. */
  know(game: string, lessons: readonly LessonEntry[]): void {
    this.#game = game;
    this.#lessons = new Map([...lessons].reverse().map((lesson) => [lesson.rules[0]!, lesson]));
    for (const place of this.#near) this.#draw(place);
  }
  has(rule: string): boolean {
    return hasBoards() && this.#lessons.has(rule);
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
    this.#places.clear();
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
    // The rules are whole without their pictures.
    void import('./rule-picture.js').then(({ draw }) => draw(place as HTMLElement, wanted)).catch(() => undefined);
  }
}
