/** What a table says at the prompt once its game is over. The table here is data of the test. */
import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { atPrompt } from '../../../src/elements/remote/beside.js';
import { Lately } from '../../../src/elements/remote/lately.js';
import { marks } from '../../../src/elements/remote/marks.js';
import { en } from '../../../src/i18n/beside/en.js';
import { fr } from '../../../src/i18n/beside/fr.js';
import { it as italian } from '../../../src/i18n/beside/it.js';
import { en as remoteEn } from '../../../src/i18n/remote/en.js';
import { textOf } from '../../../src/i18n/text.js';
import type { Lobby, Sitter } from '../../../src/playthrough/wire.js';
import { words } from '../../../src/testing/page-checks.js';
import type { TableProps } from '../../../src/elements/remote/table-props.js';

const WORDS = { en, fr, it: italian };
const sitter = (name: string): Sitter => ({ bot: null, name, taken: true, present: true, gone: false });
const gone = (name: string): Sitter => ({ ...sitter(name), gone: true });

interface Given extends Partial<TableProps> {
  readonly viewer?: number | 'spectator';
  readonly lang?: keyof typeof WORDS;
  readonly lobby?: Partial<Lobby>;
  readonly seats?: readonly Sitter[];
}
/** What a page knows of a table whose game is over. */
function known({
  viewer = 0,
  lang = 'en',
  lobby = {},
  seats = ['Ada', 'Ben'].map(sitter),
  ...more
}: Given): TableProps {
  const table = {
    lobby: { stage: 'over', days: 0, delay: 0, seats, offer: null, refused: false, next: null, ...lobby },
    ...{ viewer, server: new URL('http://127.0.0.1:9/'), code: 'gqz3mybdpn', isPending: () => false },
  };
  const named = Object.fromEntries(
    seats.flatMap(({ name }, at) => [
      [`seat:${at}`, name],
      [`seat.own:${at}`, `Seat ${at}`],
    ]),
  );
  const text = textOf(lang, [WORDS[lang], remoteEn, named], undefined, viewer === 'spectator' ? undefined : viewer);
  const end = { isLeft: false, show: () => undefined };
  return { table, text, end, toAct: [], isSending: false, ...more } as unknown as TableProps;
}
function prompt(given: Given): HTMLElement {
  const place = document.createElement('div');
  render(atPrompt(new Lately(), known(given)), place);
  return place;
}
/** What the prompt says of the end in the place of the game. */
const headed = (given: Given): string | undefined => marks(known(given))['ui.ended']?.replaceAll('\u00a0', ' ');
const buttons = (place: HTMLElement): readonly string[] =>
  [...place.querySelectorAll('button')].map(
    ({ dataset, className }) => `${dataset['do']}${className === 'primary' ? '!' : ''}`,
  );
const goOn = () => undefined;

describe('what a table says once its game is over', () => {
  for (const [lang, lost, won, watched] of [
    ['en', 'You resigned: Ada wins.', 'Ben resigned: you win!', 'Ben resigned: Ada wins.'],
    ['fr', 'Vous avez abandonné : Ada gagne.', 'Ben a abandonné : vous gagnez !', 'Ben a abandonné : Ada gagne.'],
    ['it', 'Hai abbandonato: vince Ada.', 'Ben ha abbandonato: vinci tu!', 'Ben ha abbandonato: vince Ada.'],
  ] as const)
    it(`tells in ${lang} who resigned and who has won, in the reader’s person`, () => {
      const seats = [sitter('Ada'), gone('Ben')];
      const said = (viewer: number | 'spectator') => headed({ viewer, lang, seats });
      expect([said(1), said(0), said('spectator')]).to.eql([lost, won, watched]);
    });
  it('names no winner where the last of several gave up', () => {
    const seats = [gone('Ada'), { ...gone('Ben'), bot: 'normal' as const }, { ...sitter(''), bot: 'normal' as const }];
    expect([headed({ seats }), headed({ viewer: 'spectator', seats })]).to.eql(['You resigned.', 'Ada resigned.']);
    expect(words(prompt({ seats, goOn })))
      .to.contain('Ben left for good')
      .and.not.contain('resigned');
  });
  it('leaves the sentence of the game where its people agreed on the end', () => {
    expect(headed({})).to.equal(undefined);
  });
  it('has one main button: to play again, to agree, or to go where the others are', () => {
    const offer = { kind: 'again', seat: null, agreed: [1] } as const;
    expect(buttons(prompt({}))).to.eql(['offer-again!']);
    expect(buttons(prompt({ goOn }))).to.eql(['offer-again!', 'goOn']);
    expect(buttons(prompt({ lobby: { offer } }))).to.eql(['offer-again!', 'offer-none']);
    expect(buttons(prompt({ viewer: 1, lobby: { offer } }))).to.eql(['offer-none']);
    expect(buttons(prompt({ lobby: { next: 'abc' } }))).to.eql(['follow!']);
    expect(buttons(prompt({ viewer: 'spectator' }))).to.eql([]);
    expect(buttons(prompt({ end: undefined }))).to.eql([]);
  });
  it('says that a reader who goes on from there plays alone, with the way back', () => {
    const place = prompt({ end: { isLeft: true, show: () => undefined } });
    expect(words(place)).to.contain(en['beside.aside']);
    expect(buttons(place)).to.eql(['offer-again', 'toEnd']);
  });
  it('tells in another game who the reader is', () => {
    const place = prompt({ turned: 1, end: undefined, lobby: { stage: 'running' } });
    expect(words(place)).to.equal('A new game: you are Seat 1 now.');
  });
});
