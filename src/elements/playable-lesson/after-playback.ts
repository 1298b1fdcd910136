/** What waits until the moves of a step have been played, such as its text, which would tell their outcome. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { FramePlayback } from '../session/frame-playback.js';

export class AfterPlayback implements ReactiveController {
  #task: (() => void) | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #playback: () => FramePlayback | undefined;

  constructor(host: ReactiveControllerHost, playback: () => FramePlayback | undefined) {
    this.#host = host;
    this.#playback = playback;
    host.addController(this);
  }
  /** Runs a task when the page shows the end of the playback, in place of one that still waits. */
  run(task: () => void): void {
    this.#task = task;
    this.#host.requestUpdate();
  }
  hostUpdated(): void {
    if (!this.#playback()?.isResting) return;
    const task = this.#task;
    this.#task = undefined;
    task?.();
  }
}
