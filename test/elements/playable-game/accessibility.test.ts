import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { inTurn } from '../../turns.js';
import {
  PAUSE,
  SAID,
  WAITING,
  all,
  anchor,
  atPhase,
  button,
  focused,
  listen,
  mount,
  motion,
  one,
  openForm,
  pathOf,
  place,
  press,
  settled,
  transcripts,
  viewOf,
  words,
  element,
  openLog,
} from './support.js';

const internals = new WeakMap<Element, ElementInternals>();
// eslint-disable-next-line @typescript-eslint/unbound-method -- called below with its receiver
const attach = HTMLElement.prototype.attachInternals;
HTMLElement.prototype.attachInternals = function () {
  const made = attach.call(this);
  internals.set(this, made);
  return made;
};

describe('accessibility: structure', () => {
  it('is a region whose name contains the game, the phase and the prompt', async () => {
    const game = await atPhase('castMajorSpells');
    expect(internals.get(game)!.role).to.equal('region');
    const name = internals.get(game)!.ariaLabel!;
    expect(name).to.match(/^Elfenwizards: Phase 2: Cast Major Spells\. Green: roll your 7 dice/);
    expect(name, 'the summary property says the same').to.equal(`Elfenwizards: ${game.summary}`);
    game.play('green roll');
    await settled(game);
    expect(internals.get(game)!.ariaLabel).not.to.equal(name);
  });
  it('has one polite, atomic live region, which stays the same element', async () => {
    const game = await atPhase('competition');
    const live = all(game, '[aria-live], [role="status"], [role="alert"], [role="log"], output');
    expect(live).to.have.length(1);
    expect(live[0]!.getAttribute('role')).to.equal('status');
    expect(live[0]!.getAttribute('aria-atomic')).to.equal('true');
    const region = live[0];
    game.play('blue pass');
    await settled(game);
    expect(one(game, '[role="status"]')).to.equal(region);
  });
  it('announces an error politely, not as an alert', async () => {
    const game = element({ players: '9' });
    (await place()).append(game);
    await game.ready().catch(() => {});
    await settled(game);
    expect(all(game, '[role="alert"], [aria-live="assertive"]')).to.have.length(0);
    expect(words(one(game, '[role="status"]'))).to.include('players');
  });
});

describe('accessibility: the live region', () => {
  it('announces a move in one message, and does not repeat an unchanged prompt', async () => {
    const game = await atPhase('castMajorSpells');
    const heard = listen(game);
    game.play('green roll');
    await aTimeout(SAID);
    expect(heard.messages).to.have.length(1);
    expect(heard.messages[0]).to.match(/^Green rolls [^.]*\. Green: place any dice for the ranks to help\./);
    await aTimeout(PAUSE);
    expect(heard.messages).to.have.length(1);
    game.play(viewOf(game).moves.find(({ type }) => type === 'place')!);
    await aTimeout(SAID);
    expect(heard.messages.slice(1).join(), 'the unchanged prompt is not repeated').to.match(/^Green places [^.]*\.$/);
  });
  it('announces a refusal again when the same move is refused again', async () => {
    const game = await atPhase('castMajorSpells');
    const heard = listen(game);
    for (const n of [1, 2]) {
      expect(() => game.play('green hold')).to.throw();
      await aTimeout(PAUSE);
      expect(heard.messages).to.have.length(n);
      expect(heard.messages.at(-1)).to.include('Roll first.').and.to.include('EW-');
    }
  });
  it('combines the moves of opponents, with at most one message per second', async () => {
    const game = element({ players: '3', seats: 'human bot bot' });
    const began = Date.now();
    (await place()).append(game);
    await game.ready();
    const heard = listen(game);
    await waitUntil(() => all(game, '.controls button').length > 0, 'the person is asked to move', { timeout: 8000 });
    await waitUntil(() => heard.messages.join(' ').includes('Roll your'), 'the announcement of the prompt', {
      timeout: 8000,
    });
    const moves = game.record.match(/^(green|blue) /gm)!;
    expect(moves.length).to.be.greaterThan(4);
    expect(heard.messages.length).to.be.within(1, 1 + Math.ceil((Date.now() - began) / 1000));
    expect(heard.messages.length).to.be.lessThan(moves.length);
    expect(heard.messages.join(' ')).to.match(/Green .*Blue .*Roll your 7 dice\.$/);
  });
  it('announces all events even if the reader skips their animation', async () => {
    const game = await atPhase('castMajorSpells', { shortcuts: 'off' });
    motion.reduced = false;
    try {
      game.play('green roll');
      game.play('green hold');
      const heard = listen(game);
      anchor(game, 'H').focus();
      await press(game, 'x');
      await aTimeout(PAUSE);
      const said = heard.messages.join(' ');
      expect(said).to.include('Green rolls').and.to.include('Green holds');
    } finally {
      motion.reduced = true;
    }
  });
  it('shortens a very long announcement and says how many steps it leaves out', async () => {
    const over = transcripts['over']!;
    const game = await mount({ players: '3', seats: 'human human human', seed: String(over.seed) });
    const heard = listen(game);
    for (const move of over.moves.split(/[;\n]/).filter((line) => line.trim())) game.play(move.trim());
    await waitUntil(() => heard.messages.length > 0);
    const [said] = heard.messages;
    expect(said).to.match(/^\w+ rolls [^.]*\. \d+ steps shown at once; the log tells them\./);
    expect(said!.length).to.be.lessThan(2500);
  });
  it('announces the move that the reader goes to in the history, but not on goTo()', async () => {
    const game = await atPhase('castMajorSpells');
    game.play('green roll');
    game.play('green hold');
    await openLog(game);
    await aTimeout(2 * PAUSE);
    const heard = listen(game);
    for (const [press, said] of [
      [() => button(game, 'To the beginning'), /^Move 0 of 2: .*Green holds the Dragon/],
      [() => button(game, 'One move on'), /^Move 1 of 2: Green rolls /],
      [() => button(game, 'Back to the game'), /^Move 2 of 2: Green holds 7 dice back/],
      [() => button(game, 'One move back'), /^Move 1 of 2: Green rolls /],
      [() => button(game, 'To the last move'), /^Move 2 of 2: Green holds 7 dice back/],
      [() => button(game, 'Show move 1'), /^Move 1 of 2: Green rolls /],
    ] as const) {
      press().click();
      await aTimeout(PAUSE);
      expect(heard.messages.at(-1)).to.match(said);
    }
    expect(heard.messages).to.have.length(6);
    // A page that calls goTo() is expected to tell the reader itself.
    game.goTo(0);
    await aTimeout(PAUSE);
    expect(heard.messages).to.have.length(6);
  }).timeout(60_000);
  it('announces an undo', async () => {
    const game = await atPhase('castMajorSpells', { undo: 'free' });
    game.play('green roll');
    await aTimeout(PAUSE);
    const heard = listen(game);
    button(game, 'Undo').click();
    await aTimeout(SAID);
    expect(heard.messages.join()).to.match(/^Undone\. Chance stays .* same result\. Green: roll your 7 dice\.$/);
  });
});

describe('accessibility: the list of moves', () => {
  it('has radio buttons for up to 12 moves, and a select for more', async () => {
    for (const phase of WAITING) {
      const game = await atPhase(phase);
      const isLong = viewOf(game).moves.length > 12;
      expect(all(game, '.moves input[type="radio"]').length > 0, phase).to.equal(!isLong);
      expect(all(game, '.moves select').length > 0, phase).to.equal(isLong);
    }
  }).timeout(60_000);
  it('plays a selected move only when the form is submitted', async () => {
    // It is the only move, which would be made by itself.
    const game = await atPhase('highWizardRetires', { forced: 'off' });
    const [radio] = all<HTMLInputElement>(game, '.moves input');
    const before = game.record;
    radio!.click();
    await settled(game);
    expect(game.record).to.equal(before);
    expect(all<HTMLInputElement>(game, '.moves input')[0]!.checked).to.equal(true);
    one(game, '.moves button.primary').click();
    await settled(game);
    expect(game.record).not.to.equal(before);
  });
  it('filters a long list by the search field', async () => {
    const game = await atPhase('competition');
    const search = one<HTMLInputElement>(game, '.moves input[type="search"]');
    const before = all(game, '.moves option').length;
    search.value = 'sorcerer';
    search.dispatchEvent(new Event('input'));
    await settled(game);
    const left = all(game, '.moves option').map(words);
    expect(left.length).to.be.within(1, before - 1);
    left.forEach((label) => expect(label.toLowerCase()).to.include('sorcerer'));
  });
});

describe('accessibility: the focus stays in the element', () => {
  const isInside = (game: Element) => {
    const at = focused();
    expect(at, 'focus').not.to.equal(document.body);
    expect(game.shadowRoot!.contains(at), `focus on ${at?.outerHTML.slice(0, 80)}`).to.equal(true);
  };
  const ways = {
    async 'moves by button'(game: PlayableGame) {
      for (let n = 0; n < 6; n++) {
        const next = all<HTMLButtonElement>(game, '.controls button').at(n === 0 ? 0 : -1);
        if (!next) break;
        next.focus();
        next.click();
        await settled(game);
        isInside(game);
      }
    },
    async 'moves by the list'(game: PlayableGame) {
      one<HTMLDetailsElement>(game, '.list').open = true;
      for (let n = 0; n < 5 && viewOf(game).moves.length > 0; n++) {
        const radio = all<HTMLInputElement>(game, '.moves input[type="radio"]')[0];
        const list = all<HTMLSelectElement>(game, '.moves select')[0];
        if (radio) {
          radio.focus();
          radio.click();
        } else {
          list!.focus();
          list!.value = all<HTMLOptionElement>(game, '.moves option')[0]!.value;
          list!.dispatchEvent(new Event('change'));
        }
        await settled(game);
        one(game, '.moves button.primary').click();
        await settled(game);
        isInside(game);
        expect(focused()!.closest('.list'), 'the focus stays in the list').to.exist;
      }
    },
    async 'a move on the board'(game: PlayableGame) {
      const move = viewOf(game).moves.find((m) => pathOf(game, m).length > 0)!;
      for (const id of pathOf(game, move)) {
        anchor(game, id).focus();
        await press(game, 'Enter');
      }
      isInside(game);
      const here = focused()!;
      expect(here.hasAttribute('data-anchor'), 'the focus is on a place').to.equal(true);
      expect(here.getAttribute('tabindex')).to.equal('0');
      // The focus stays on the same place if it still exists.
      const last = pathOf(game, move).at(-1)!;
      if (all(game, `[data-anchor="${CSS.escape(last)}"]`).length > 0) {
        expect(here.getAttribute('data-anchor')).to.equal(last);
      }
    },
  };
  // A change waits for one way in each phase; together they try all.
  for (const [n, phase] of WAITING.entries())
    for (const [way, move] of inTurn(Object.entries(ways), n))
      it(`after ${way}: ${phase}`, async () => move(await atPhase(phase)));
  it('on buttons of the history and of undo that become disabled', async () => {
    const game = await atPhase('castMajorSpells', { undo: 'free' });
    game.play('green roll');
    await settled(game);
    for (const says of ['Undo', 'To the beginning', 'To the last move', 'One move back', 'One move on']) {
      if (says === 'To the beginning') game.play('green roll');
      await settled(game);
      const pressed = button(game, says);
      pressed.focus();
      pressed.click();
      await settled(game);
      expect(pressed.ariaDisabled, says).to.equal('true');
      expect(focused() === pressed, says).to.equal(true);
      const { record } = game;
      pressed.click();
      await settled(game);
      expect(game.record).to.equal(record);
    }
  });
  it('when the start button loads the game', async () => {
    const game = element({ load: 'click' });
    (await place()).append(game);
    await settled(game);
    const start = one<HTMLButtonElement>(game, 'button');
    start.focus();
    start.click();
    await game.ready();
    await settled(game);
    isInside(game);
  });
  it('when the form for a new game closes, on the button that opened it', async () => {
    const game = await atPhase('competition');
    const open = button(game, 'New game');
    open.focus();
    await openForm(game);
    button(game, 'Cancel').focus();
    button(game, 'Cancel').click();
    await settled(game);
    isInside(game);
    expect(game.shadowRoot!.activeElement).to.equal(open);
  });
});

describe('accessibility: names', () => {
  it('of buttons are unique while the past is shown, and no title repeats the label', async () => {
    const game = await atPhase('castMajorSpells');
    game.play('green roll');
    game.play('green hold');
    game.goTo(1);
    await settled(game);
    await openLog(game);
    // Several links to the same rule have the same name.
    const names = all(game, 'button:not(.rule-id)').map((b) => b.ariaLabel ?? words(b));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).to.eql([]);
    expect(names).to.include('Go on from here; 1 later move is lost').and.to.include('Show move 1');
    expect(all(game, 'button[aria-label][title]').filter((b) => b.title === b.ariaLabel)).to.eql([]);
  });
});

describe('accessibility: at 320 px', () => {
  for (const phase of [...WAITING, 'over']) {
    it(`targets are at least 24 × 24 px, and nothing overflows: ${phase}`, async () => {
      const game = await atPhase(phase, {}, 320);
      all<HTMLDetailsElement>(game, 'details').forEach((details) => (details.open = true));
      await settled(game);
      const small = [
        ...all<Element>(game, '.scene .hit'),
        ...all<Element>(game, 'button, summary, select, .moves label, .moves input[type="search"]'),
      ].filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return (width < 23.9 || height < 23.9) && (width > 0 || height > 0);
      });
      const name = (target: Element) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.closest('[data-anchor]')?.getAttribute('data-anchor') ?? words(target)} ${width.toFixed(1)}×${height.toFixed(1)}`;
      };
      expect(small.map(name)).to.eql([]);
      expect(game.parentElement!.scrollWidth).to.be.at.most(320);
    });
  }
});
