/** The element with a custom deck that the page supplies. */
import { expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { DECK_DATA } from '../../../src/games/dark-mages/data/deck.js';
import { all, element, place, settled, words } from '../../elements/playable-game/support.js';

const mine = {
  ...DECK_DATA,
  meta: { ...DECK_DATA.meta, title: 'Harmless', attribution: 'Nobody’s.' },
  cards: DECK_DATA.cards.map((card) => (card.category === 'spell' ? { ...card, name_en: 'Puff', dice: '1d4' } : card)),
};

async function shown(attributes: Readonly<Record<string, string>>, data?: unknown): Promise<PlayableGame> {
  const game = element(
    { game: 'dark-mages', players: '2', seed: '1', load: 'now', site: 'https://rules.example/', ...attributes },
    'A picture.',
  );
  game.data = data;
  (await place()).append(game);
  await game.ready().catch(() => {});
  await settled(game);
  return game;
}

describe('a custom deck of the page', () => {
  it('is played with its names, credit and opponents, and is named in the record', async () => {
    const game = await shown({ seats: 'bot bot', save: 'off' }, mine);
    const moved = new Promise<CustomEvent>((done) => game.addEventListener('playable-moved', done as EventListener));
    expect(await moved).to.be.ok;
    expect(game.record).to.match(/^game dark-mages-[0-9a-z]+ 3$/m);
    expect(words(game.renderRoot as never))
      .to.include('Harmless Nobody’s.')
      .and.not.to.include('System Reference');
    expect(all(game, '[data-do="share"]')).to.eql([]);
    const { record } = game;
    const usual = await shown({ save: 'off' });
    expect(() => (usual.record = record)).to.throw('game dark-mages 3');
    expect(all(usual, '[data-do="share"]')).to.have.length(1);
    usual.data = mine;
    await usual.ready();
    usual.record = record;
    expect(usual.record).to.equal(record);
  });

  it('can be loaded from the file that src names', async () => {
    const src = URL.createObjectURL(new Blob([JSON.stringify(mine)]));
    const game = await shown({ src, save: 'off' });
    expect(game.record).to.match(/^game dark-mages-/m);
  });

  for (const [what, data, says] of [
    [
      'names the card and field',
      { ...mine, cards: [{ ...mine.cards[0], dice: '1d7' }, ...mine.cards.slice(1)] },
      `deck.cards.${mine.cards[0]!.id}.dice: "1d7"`,
    ],
    ['says what was expected', [], 'deck: [], expected an object'],
  ] as const)
    it(`is replaced by an error that ${what} if it is invalid`, async () => {
      const game = await shown({ save: 'off' }, data);
      await waitUntil(() => all(game, '.warning').length === 1);
      expect(words(all<HTMLElement>(game, '.warning')[0]!)).to.include(says);
      expect(game.renderRoot.querySelector('slot')!.assignedNodes()).not.to.eql([]);
    });

  it('is refused with a warning by a game that accepts no custom data', async () => {
    const game = await shown({ game: 'elfengold', save: 'off' }, mine);
    expect(words(all<HTMLElement>(game, '.warning')[0]!)).to.match(
      / data: .*elfengold is played with its own data only/,
    );
  });
});
