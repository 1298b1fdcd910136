/** A lesson on a page that has registered no other element. */
import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import type { PlayableLesson } from '../../../src/playable-lesson.js';
import '../../../src/playable-lesson.js';

const find = <E extends Element = HTMLElement>(lesson: PlayableLesson, selector: string): E | null =>
  lesson.shadowRoot!.querySelector<E>(selector);
async function press(lesson: PlayableLesson, what: string): Promise<void> {
  await waitUntil(() => find(lesson, `[data-do="${what}"]`), `${what} is offered`);
  find(lesson, `[data-do="${what}"]`)!.click();
  await aTimeout(0);
}

describe('lesson: alone on a page', () => {
  it('plays on from its position in a game that it registers itself', async () => {
    const lesson = await fixture<PlayableLesson>(
      html`<playable-lesson load="now" lesson="cast-the-rest" step="5"></playable-lesson>`,
    );
    await lesson.ready();
    expect(customElements.get('playable-game')).to.equal(undefined);
    await press(lesson, 'show');
    await press(lesson, 'playOn');
    await waitUntil(() => find(lesson, 'playable-game:defined'), 'the game is registered');
    const game = find<PlayableGame>(lesson, 'playable-game')!;
    await game.ready();
    expect(game.position.phase).to.equal('castRemainingSpells');
    await waitUntil(() => lesson.phase === 'castRemainingSpells', 'the lesson tells the phase of the game');
  });
});
