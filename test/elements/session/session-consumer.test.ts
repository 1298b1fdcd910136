/** Elements that follow a game or a lesson show its state, whichever of the two comes first and wherever they move. */
import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { LitElement } from 'lit';
import { defineElement, type PlayableGame, type PlayableLesson } from '../../../src/define.js';
import { SessionConsumer } from '../../../src/elements/session/session-consumer.js';
import { all, button, element, hear, mount, one, settled, words } from '../playable-game/support.js';

await defineElement('playable-lesson');

/** A minimal element that follows another. */
class Follower extends LitElement {
  companion = new SessionConsumer(this);
  shows: string[] = [];
  protected override updated(): void {
    this.shows.push(this.companion.phase);
  }
}
customElements.define('test-follower', Follower);
function follower(id: string): Follower {
  const made = document.createElement('test-follower') as Follower;
  made.companion.follow(id);
  return made;
}
const shows = (one: Follower, phase: string) => waitUntil(() => one.shows.at(-1) === phase, `shows ${phase}`);
const people = { id: 'g', players: '3', seats: 'human human human' };

async function lesson(attributes: Record<string, string>): Promise<PlayableLesson> {
  const made = document.createElement('playable-lesson');
  for (const [name, value] of Object.entries({ id: 'l', load: 'now', ...attributes })) made.setAttribute(name, value);
  (await fixture<HTMLElement>(html`<main></main>`)).append(made);
  return made;
}

describe('a follower', () => {
  it('shows the phase of its game, move by move', async () => {
    const game = await mount(people);
    const one = follower('g');
    game.parentElement!.append(one);
    await shows(one, 'castMajorSpells');
    expect(one.companion.session!.playthrough.length).to.equal(0);
    game.play('green roll');
    expect(one.companion.session!.playthrough.length).to.equal(1);
    expect(one.companion.session!.playback.shown === one.companion.session!.playthrough.snapshot).to.equal(true);
  });
  it('follows a game that is added, or given its id, later', async () => {
    const one = follower('g');
    (await fixture<HTMLElement>(html`<main></main>`)).append(one);
    await waitUntil(() => one.companion.isMissing);
    const game = element({ ...people, id: 'other' });
    one.parentElement!.append(game);
    await game.ready();
    expect(one.companion.session === undefined).to.equal(true);
    game.id = 'g';
    await shows(one, 'castMajorSpells');
    game.id = 'other';
    await shows(one, '');
  });
  it('follows an element that is upgraded later', async () => {
    // In another document the tag is not defined, so the element stays plain until it is moved here.
    const game = document.implementation.createHTMLDocument().createElement('playable-game') as PlayableGame;
    for (const [name, value] of Object.entries({ ...people, load: 'now', save: 'off' })) game.setAttribute(name, value);
    const one = follower('g');
    const room = await fixture<HTMLElement>(html`<main></main>`);
    room.append(one, game);
    await shows(one, 'castMajorSpells');
  });
  it('asks an element that is never upgraded no more than twice', async () => {
    // In another namespace an element has the tag and is none of these.
    const strange = document.createElementNS('http://www.w3.org/2000/svg', 'playable-game');
    strange.id = 'g';
    const one = follower('g');
    let asked = 0;
    strange.addEventListener('playable-join', () => {
      // Ends what would never end.
      if (++asked > 9) one.companion.follow(null);
    });
    (await fixture<HTMLElement>(html`<main></main>`)).append(one, strange);
    await aTimeout(0);
    expect(asked).to.equal(2);
    expect(one.companion.shared === undefined).to.equal(true);
  });
  it('follows another game in the same element', async () => {
    const game = await mount(people);
    const one = follower('g');
    game.parentElement!.append(one);
    await shows(one, 'castMajorSpells');
    game.record = game.record.replace('players 3', 'players 4');
    await settled(game);
    expect(one.companion.session!.view.players).to.equal(4);
  });
  it('keeps its state when either element is moved, and disconnects when one is removed', async () => {
    const game = await mount(people);
    const one = follower('g');
    const room = game.parentElement!;
    room.append(one);
    await shows(one, 'castMajorSpells');
    room.prepend(one);
    room.append(game);
    await aTimeout(0);
    expect(one.companion.phase).to.equal('castMajorSpells');
    game.play('green roll');
    game.remove();
    await shows(one, '');
    room.append(game);
    await shows(one, 'castMajorSpells');
    expect(one.companion.session!.playthrough.length).to.equal(1);
    one.remove();
    expect(one.companion.shared === undefined).to.equal(true);
  });
  it('follows a lesson from step to step, to another lesson, and while the reader plays on', async () => {
    const made = await lesson({ rule: 'EW-2.1' });
    const one = follower('l');
    made.parentElement!.append(one);
    await made.ready();
    await shows(one, made.phase);
    const first = one.companion.session;
    made.rule = 'EW-5.11';
    await waitUntil(() => one.companion.session !== undefined && one.companion.session !== first);
    await made.updateComplete;
    await shows(one, 'competition');
    const shadow = made.shadowRoot!;
    const press = async (what: string) => {
      shadow.querySelector<HTMLElement>(`[data-do="${what}"]`)!.click();
      await made.updateComplete;
    };
    made.lesson = 'cast-the-rest';
    made.step = '5';
    await waitUntil(() => shadow.querySelector('.steps li:nth-child(5)[aria-current]'));
    await press('show');
    await shows(one, made.phase);
    await press('playOn');
    await waitUntil(() => shadow.querySelector('playable-game')?.phase);
    const inner = shadow.querySelector<PlayableGame>('playable-game')!;
    await shows(one, inner.phase);
    expect(one.companion.session!.playthrough.local!.record.moves).to.eql([]);
    shadow.querySelector<HTMLElement>('[data-do="return"]')!.click();
    await waitUntil(() => one.companion.session!.playthrough.length > 0);
  });
});

describe('a visited copy of a game', () => {
  const visit = async () => {
    const game = await mount(people);
    const one = follower('g');
    game.parentElement!.append(one);
    game.play('green roll');
    await settled(game);
    const { session } = one.companion;
    const { record } = session!.playthrough.local!;
    return { game, session: session!, record, before: game.record };
  };
  it('leaves the game unchanged, and a button leads back to it', async () => {
    const { game, session, record, before } = await visit();
    session.visit.open({ start: record.start, moves: [] });
    await settled(game);
    expect(words(one(game, '.now'))).to.include('copy');
    game.play('green roll');
    game.play('green hold');
    await settled(game);
    button(game, 'Back to the game').click();
    await settled(game);
    expect(game.record).to.equal(before);
    expect(words(one(game, '.now'))).not.to.include('copy');
    expect(session.visit.isOn).to.equal(false);
  });
  it('keeps its moves to itself: no event tells of them, and the record is that of the game', async () => {
    const { game, session, record, before } = await visit();
    const heard = hear(game, 'playable-move', 'playable-moved');
    session.visit.open({ start: record.start, moves: [] });
    game.play('green roll');
    game.play('green hold');
    expect([heard, game.record, game.length]).to.eql([[], before, 1]);
    expect(game.takeBack(), 'in the copy').to.equal(true);
    expect(game.record).to.equal(before);
    game.goTo(0);
    expect([session.visit.isOn, session.playthrough.length, session.playthrough.cursor]).to.eql([false, 1, 0]);
    session.visit.open({ start: record.start, moves: [] });
    game.at = 1;
    await settled(game);
    expect([session.visit.isOn, session.playthrough.cursor]).to.eql([false, 1]);
    game.play('green hold');
    expect(heard.map(({ type }) => type)).to.eql(['playable-move', 'playable-moved']);
  });
  it('does not end the game when the copy is over', async () => {
    const { game, session, before } = await visit();
    const { transcripts } = await import('../playable-game/support.js');
    const ended = await mount({
      players: '3',
      seats: people.seats,
      seed: String(transcripts['over']!.seed),
      moves: transcripts['over']!.moves,
    });
    let over = 0;
    game.addEventListener('playable-over', () => over++);
    const { parseRecord } = await import('../../../src/kernel/transcript.js');
    session.visit.open(parseRecord(session.ui.game, ended.record));
    await settled(game);
    expect(game.phase).to.equal('over');
    session.goLive();
    expect([over, game.record]).to.eql([0, before]);
  });
  it('can be held at an intermediate frame, and continues with the end of that move', async () => {
    const { game, session } = await visit();
    const { transcripts } = await import('../playable-game/support.js');
    const { seed, moves } = transcripts['recoverMinorSpellsAgain']!;
    const other = await mount({ id: 'o', players: '3', seats: people.seats, seed: String(seed), moves });
    const { parseRecord } = await import('../../../src/kernel/transcript.js');
    const record = parseRecord(session.ui.game, other.record);
    session.visit.open(record);
    const { plies, length } = session.playthrough;
    const n = plies.findIndex(({ frames }) => frames.some(({ value }) => value === 'awardTitles'));
    const frame = plies[n]!.frames.findIndex(({ value }) => value === 'awardTitles');
    session.look(n, frame);
    await settled(game);
    expect(game.phase).to.equal('awardTitles');
    expect([session.isOpen, session.isLive]).to.eql([false, false]);
    expect(all(game, '.controls button')).to.have.length(0);
    session.look(length);
    expect(game.phase).to.equal('recoverMinorSpellsAgain');
    expect(session.isLive).to.equal(true);
  });
  it('keeps opponents waiting until a person moves or calls `skipAhead`', async () => {
    const game = await mount({ ...people, seats: 'bot bot human', moves: '' });
    const one = follower('g');
    game.parentElement!.append(one);
    await waitUntil(() => one.companion.session!.view.toAct.includes(2), 'the person’s turn', { timeout: 5000 });
    const session = one.companion.session!;
    const { start } = session!.playthrough.local!.record;
    session.visit.open({ start, moves: [] });
    await aTimeout(80);
    expect(session.playthrough.length).to.equal(0);
    session.skipAhead();
    await waitUntil(() => session.playthrough.length > 0, 'opponents', { timeout: 5000 });
    session.goLive();
    expect(session.view.toAct).to.include(2);
  });
});
