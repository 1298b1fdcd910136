/** What a table says at the prompt, from what a server told: proposals, answers, who is away. The table here is data of the test. */
import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { told } from '../../../src/elements/remote/beside.js';
import { marks } from '../../../src/elements/remote/marks.js';
import type { CardProps } from '../../../src/elements/remote/card.js';
import { LASTS, Lately } from '../../../src/elements/remote/lately.js';
import { RemoteFault } from '../../../src/elements/remote/server.js';
import { en } from '../../../src/i18n/beside/en.js';
import { fr } from '../../../src/i18n/beside/fr.js';
import { it as italian } from '../../../src/i18n/beside/it.js';
import { en as remoteEn } from '../../../src/i18n/remote/en.js';
import { textOf } from '../../../src/i18n/text.js';
import type { Lobby, Offer, Sitter } from '../../../src/playthrough/wire.js';
import { words } from '../../../src/testing/page-checks.js';

const NAMES = ['Ada', 'Ben', 'Kim'];
const WORDS = { en, fr, it: italian };
const sitter = (name: string): Sitter => ({ bot: null, name, taken: true, present: true, gone: false });

/** What the page knows of its table. */
interface Known {
  lobby: Lobby;
  viewer: number | 'spectator';
  fault?: RemoteFault | undefined;
  back?: { readonly by: number | undefined };
  withdrawn?: Offer;
  until?: number;
}
/** A prompt at a table of three, for Ada. */
function prompt({
  lang = 'en' as keyof typeof WORDS,
  viewer = 0 as Known['viewer'],
  asked = [1],
  days = 0,
  toSeat = undefined as (() => unknown) | undefined,
} = {}) {
  const place = document.createElement('div');
  const seats = NAMES.map(sitter);
  const asking: string[] = [];
  const table = {
    lobby: {
      ...{ game: 'elfengold', version: 1, options: {}, stage: 'running', days, delay: 0, seats, offer: null },
      ...{ refused: false, next: null, left: null, watching: 0 },
    } as Lobby,
    ...{ viewer, server: new URL('http://127.0.0.1:9/'), code: 'gqz3mybdpn' },
    offer: (kind: string, seat?: number) => Promise.resolve(asking.push([kind, seat].join(' ')) > 0),
  };
  const named = Object.fromEntries(NAMES.map((name, at) => [`seat:${at}`, name]));
  const text = textOf(lang, [WORDS[lang], remoteEn, named], undefined, viewer === 'spectator' ? undefined : viewer);
  const props = {
    ...{ table, text, asked, toSeat, isSending: false, goOn: undefined, leave: undefined },
    redraw: () => said(),
  } as unknown as CardProps;
  const lately = new Lately();
  const draw = (): string => {
    render(told(lately, props), place);
    return words(place);
  };
  const said = (): string => {
    lately.look(props);
    return draw();
  };
  const change = (known: Partial<Known>, lobby: Partial<Lobby> = {}): string => {
    Object.assign(table, known, { lobby: { ...table.lobby, ...lobby } });
    return said();
  };
  /** One of the seats changes. */
  const sits = (at: number, part: Partial<Sitter>): string =>
    change({}, { seats: table.lobby.seats.with(at, { ...table.lobby.seats[at]!, ...part }) });
  said();
  return { place, table, draw, said, change, sits, asking, lately, marked: () => marks(props) };
}
const offer = (kind: Offer['kind'], ...agreed: readonly number[]): Offer => ({ kind, seat: null, agreed });

describe('what a table says at the prompt', () => {
  /** What the page does later, and after how many milliseconds. */
  let later: (readonly [act: () => void, milliseconds: number, id: number])[];
  /** Negative, as no timer of the browser is. */
  let made = 0;
  const { setTimeout, clearTimeout } = globalThis;
  beforeEach(() => {
    later = [];
    globalThis.setTimeout = ((act: () => void, milliseconds = 0) => {
      if (milliseconds < LASTS) return setTimeout(act, milliseconds);
      later.push([act, milliseconds, --made]);
      return made;
    }) as typeof setTimeout;
    globalThis.clearTimeout = (id) => {
      later = later.filter(([, , each]) => each !== id);
      clearTimeout(id);
    };
  });
  afterEach(() => {
    Object.assign(globalThis, { setTimeout, clearTimeout });
  });
  /** A minute passes, after which an opponent may play for whoever is away. */
  const free = () => {
    const due = later.filter(([, milliseconds]) => milliseconds >= 60_000);
    later = later.filter((timer) => !due.includes(timer));
    due.forEach(([act]) => act());
  };
  const pass = () => later.splice(0).forEach(([act]) => act());

  it('names whose move was taken back and to what somebody said no, for a while', () => {
    for (const [lang, own, others, no] of [
      ['en', 'Your move was taken back.', 'The move of Ben was taken back.', 'Not all agreed: ending the game.'],
      [
        'fr',
        'Votre coup a été annulé.',
        'Le coup de Ben a été annulé.',
        'Tout le monde n’était pas d’accord : arrêter la partie.',
      ],
      [
        'it',
        'La tua mossa è stata annullata.',
        'La mossa di Ben è stata annullata.',
        'Non tutti erano d’accordo: chiudere la partita.',
      ],
    ] as const) {
      const { change, said } = prompt({ lang });
      expect(change({ back: { by: 0 } })).to.equal(own);
      expect(change({ back: { by: 1 } })).to.equal(others);
      change({}, { offer: offer('end', 0) });
      expect(change({}, { offer: null, refused: true })).to.equal(no);
      expect(said()).to.equal(no);
      pass();
      expect(said()).to.equal('');
    }
  });
  it('says nothing of what came before to whoever proposes something new, nor that it was denied', () => {
    const { change, said } = prompt();
    change({ back: { by: 1 } });
    expect(change({ fault: new RemoteFault('back') })).to.equal(en['denied.back']);
    const asked = change({}, { offer: offer('end', 1) });
    expect(asked).to.include('to end the game').and.not.to.include(en['denied.back']).and.not.to.include('taken back');
    change({}, { offer: null });
    change({ fault: new RemoteFault('back') });
    pass();
    expect(said()).to.equal('');
  });
  it('says that who is awaited is away, with the button for an opponent, but not to whoever has to move too', () => {
    for (const [lang, said, label] of [
      ['en', 'Ben: not connected right now.', 'Let the computer play for Ben'],
      ['fr', 'Ben : hors ligne en ce moment.', 'Laisser l’ordinateur jouer pour Ben'],
      ['it', 'Ben: ora non in linea.', 'Fai giocare il computer per Ben'],
    ] as const) {
      const { place, said: now, sits, change, asking } = prompt({ lang });
      sits(2, { present: false });
      expect(now()).to.equal('');
      sits(1, { present: false });
      expect(now()).to.include(said).and.not.to.include('Kim').and.not.to.include(label);
      free();
      expect(now()).to.include(label);
      place.querySelector<HTMLElement>('[data-do="offer-bot"]')!.click();
      expect(asking).to.eql(['bot 1']);
      expect(change({}, { offer: offer('end', 0) })).not.to.include(said);
    }
    const both = prompt({ asked: [0, 1] });
    expect(both.sits(1, { present: false })).to.equal('');
    const watched = prompt({ viewer: 'spectator' });
    watched.sits(1, { present: false });
    free();
    expect(watched.said())
      .to.include('Ben: not connected right now. You watch.')
      .and.not.to.include('Let the computer');
  });
  it('says until when the reader, or who is awaited, has time, and who is late', () => {
    const until = Date.now() + 86_400_000;
    const own = prompt({ asked: [0, 1], days: 1 });
    expect(own.change({ until }))
      .to.match(/You have time to move until .*\d/)
      .and.not.to.include('Ben');
    expect(own.change({ until: 1 })).to.include('Your time to move is over.');
    const others = prompt({ asked: [1, 2], days: 1 });
    expect(others.change({ until })).to.match(/Ben and Kim have time to move until .*\d/);
    expect(others.change({ until: 1 })).to.include('Ben and Kim: the time to move is over.');
    expect(others.place.querySelectorAll('[data-do="offer-bot"]').length).to.equal(2);
  });
  it('offers an opponent as soon as the server lets one play, also where it answers that this is too early', async () => {
    const { said, sits, change, place, table } = prompt();
    const button = () => place.querySelector<HTMLElement>('[data-do="offer-bot"]');
    expect(sits(1, { present: false })).to.include(en['beside.soon']);
    sits(1, { present: true });
    sits(1, { present: false });
    expect(button()).to.equal(null);
    free();
    expect(said()).not.to.include(en['beside.soon']);
    table.offer = () => (change({ fault: new RemoteFault('early', { seconds: 61 }) }), Promise.resolve(false));
    button()!.click();
    await Promise.resolve();
    expect(button()).to.equal(null);
    expect(said()).to.include(en['beside.soon']).and.not.to.include('less than a minute');
    free();
    expect(button()).not.to.equal(null);
  });
  it('offers an opponent at once for whoever is late in a game over days', () => {
    const { change, sits, place } = prompt({ days: 1 });
    change({ until: Date.now() + 1000 });
    sits(1, { present: false });
    expect(change({ until: 1 })).not.to.include(en['beside.soon']);
    expect(place.querySelector('[data-do="offer-bot"]')).not.to.equal(null);
  });
  it('waits for nothing more once the table is closed', () => {
    const { sits, change, lately } = prompt();
    sits(1, { present: false });
    change({ back: { by: 1 } });
    expect(later.length).to.equal(2);
    lately.close();
    expect(later).to.eql([]);
  });
  it('changes nothing by being drawn', () => {
    const { change, draw, table } = prompt();
    const fault = new RemoteFault('back');
    change({ fault });
    Object.assign(table, { lobby: { ...table.lobby, offer: offer('end', 1) }, back: { by: 1 } });
    expect(draw()).to.include(en['denied.back']);
    expect((table as { fault?: RemoteFault }).fault).to.equal(fault);
  });
  it('marks beside the names who is away and for whom an opponent plays, also for whoever watches', () => {
    for (const viewer of [0, 'spectator'] as const)
      for (const [lang, away, bot] of [
        ['en', 'not connected', 'the computer plays'],
        ['fr', 'hors ligne', 'joué par l’ordinateur'],
        ['it', 'non in linea', 'gioca il computer'],
      ] as const) {
        const { sits, marked, change } = prompt({ lang, viewer });
        expect(marked()).to.eql({});
        sits(1, { present: false });
        sits(2, { bot: 'normal', present: false });
        expect(marked()).to.eql({ 'seat.mark:1': away, 'seat.mark:2': bot });
        sits(2, { taken: false });
        expect(marked(), 'an opponent from the beginning').to.eql({ 'seat.mark:1': away });
        change({}, { days: 1 });
        expect(marked(), 'nobody is missed in a game over days').to.eql({});
      }
  });
  it('says that an opponent plays, and that whoever was away is back', () => {
    for (const [lang, plays, back] of [
      ['en', 'The computer plays for Ben now.', 'Ben is back.'],
      ['fr', 'L’ordinateur joue maintenant pour Ben.', 'Ben est de retour.'],
      ['it', 'Il computer gioca ora per Ben.', 'Ben è di nuovo qui.'],
    ] as const) {
      const { sits } = prompt({ lang });
      sits(1, { present: false });
      expect(sits(1, { bot: 'normal' })).to.equal(plays);
      expect(sits(1, { bot: null, present: true })).to.equal(back);
    }
  });
  it('speaks to whoever proposes, and names those who have not answered; others say no, and do not take it back', () => {
    for (const [lang, own, others, missing, ofKim] of [
      ['en', 'You ask to take your last move back.', 'Ben asks to take their', 'Still to answer: Ben and Kim.', 'Kim.'],
      [
        'fr',
        'Vous demandez à annuler votre dernier coup.',
        'Ben demande à annuler son',
        'attendue de Ben et Kim.',
        'de Kim.',
      ],
      ['it', 'Chiedi di annullare la tua ultima mossa.', 'Ben chiede di annullare la sua', 'di Ben e Kim.', 'di Kim.'],
    ] as const) {
      const { change } = prompt({ lang });
      const proposed = change({}, { offer: offer('back', 0) });
      expect(proposed).to.include(own).and.to.include(missing).and.to.include(WORDS[lang]['beside.withdraw']);
      const { 'beside.withdraw': withdraw, 'beside.agree': agree, ...rest } = WORDS[lang];
      const asked = change({}, { offer: offer('back', 1, 2) });
      expect(asked).to.include(others).and.to.include(agree).and.to.include(rest['beside.decline']);
      expect(asked).not.to.include(withdraw).and.not.to.include(rest['beside.agreed']);
      // Whoever agreed reads that, with the way to change their mind.
      const agreed = change({}, { offer: offer('back', 1, 0) });
      expect(agreed).to.include(others).and.to.include(ofKim).and.to.include(rest['beside.agreed']);
      expect(agreed).to.include(rest['beside.disagree']).and.not.to.include(rest['beside.decline']);
      expect(agreed).not.to.include(withdraw).and.not.to.include(agree);
    }
  });
  it('names only those who have to answer, and says how long whoever is away is waited for', () => {
    for (const [lang, missing, soon, none, long] of [
      [
        'en',
        'Still to answer: Kim.',
        'Ben is away: after a minute at most',
        'Ben is away and is not asked.',
        'Ben is away: without an answer it goes on when the time for one is over.',
      ],
      [
        'fr',
        'Réponse attendue de Kim.',
        'Ben est hors ligne : dans une minute au plus',
        'Ben est hors ligne : sa réponse n’est pas attendue.',
        'Ben est hors ligne : sans réponse à temps, cela se fera quand même.',
      ],
      [
        'it',
        'Manca la risposta di Kim.',
        'Ben non è in linea: tra un minuto al massimo',
        'Ben non è in linea: la sua risposta non serve.',
        'Ben non è in linea: senza risposta in tempo si farà lo stesso.',
      ],
    ] as const) {
      const { change, sits, said } = prompt({ lang });
      sits(1, { present: false });
      const asked = change({}, { offer: offer('back', 0) });
      expect(asked).to.include(missing).and.to.include(soon);
      free();
      expect(said()).to.include(missing).and.to.include(none).and.not.to.include(soon);
      expect(change({}, { offer: offer('end', 0) }))
        .to.include(missing)
        .and.to.include(long);
      expect(change({}, { days: 1 }))
        .to.include(missing)
        .and.to.include(long);
      expect(change({}, { offer: offer('end', 0, 2) })).not.to.include(missing);
    }
  });
  it('tells all for whom a proposal stood that it was turned down or taken back', () => {
    for (const [lang, refused, taken, ofMove, only] of [
      [
        'en',
        'Not all agreed: ending the game.',
        'Ben took the proposal back: ending the game.',
        'Ben took the proposal back: taking the last move of Ben back.',
        'Kim said no: letting the computer play for Ben.',
      ],
      [
        'fr',
        'Tout le monde n’était pas d’accord : arrêter la partie.',
        'Ben a retiré sa proposition : arrêter la partie.',
        'Ben a retiré sa proposition : annuler le dernier coup de Ben.',
        'Kim a dit non : laisser l’ordinateur jouer pour Ben.',
      ],
      [
        'it',
        'Non tutti erano d’accordo: chiudere la partita.',
        'Ben ha ritirato la sua proposta: chiudere la partita.',
        'Ben ha ritirato la sua proposta: annullare l’ultima mossa di Ben.',
        'Kim ha detto di no: far giocare il computer per Ben.',
      ],
    ] as const)
      for (const viewer of [0, 'spectator'] as const) {
        const { change } = prompt({ lang, viewer });
        const says = (line: string, open: Offer, ...known: Parameters<typeof change>) => {
          change({}, { offer: open, refused: false });
          expect(change(...known)).to.include(line);
        };
        const none = { offer: null };
        says(refused, offer('end', 1, 0), {}, { ...none, refused: true });
        says(taken, offer('end', 1, 0), { withdrawn: offer('end', 1, 0) }, none);
        says(ofMove, offer('back', 1), { withdrawn: offer('back', 1) }, none);
        if (viewer === 0) says(only, { ...offer('bot', 0), seat: 1 }, {}, { ...none, refused: true });
      }
  });
  it('says nothing of a proposal to whoever took it back or turned it down, nor of one that came to pass', () => {
    const { change, sits, table } = prompt();
    const gone = (open: Offer, lobby: Partial<Lobby> = {}) => {
      change({}, { offer: open, refused: false });
      return change({ withdrawn: { ...open } }, { offer: null, ...lobby });
    };
    expect(gone(offer('end', 0))).to.equal('');
    expect(gone(offer('again', 1), { next: 'gqz3mybdpm' })).not.to.include('took the proposal');
    change({}, { next: null });
    sits(1, { present: false });
    const seats = table.lobby.seats.map((each) => ({ ...each, present: true }));
    expect(gone({ ...offer('bot', 2), seat: 1 }, { seats })).to.equal('Ben is back.');
    pass();
    // Of two, only the other one can have said no.
    change({}, { offer: { ...offer('bot', 2), seat: 1 }, refused: false });
    expect(change({}, { offer: null, refused: true })).to.equal('');
  });
  it('brings the answers into view of whoever proposes something far below', () => {
    const { place, sits } = prompt();
    sits(1, { present: false });
    free();
    sits(1, {});
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const shown: string[] = [];
    root.innerHTML = '<section class="now"></section><div style="height: 300vh"></div>';
    root.querySelector('.now')!.scrollIntoView = () => shown.push('now');
    root.append(place);
    place.querySelector<HTMLElement>('[data-do="offer-bot"]')!.click();
    root.host.remove();
    expect(shown).to.eql(['now']);
  });
  it('tells whoever watches so, and how late they see the game', () => {
    for (const [lang, late] of [
      ['en', 'You watch, 5 moves behind.'],
      ['fr', 'Vous regardez, avec 5 coups de retard.'],
      ['it', 'Stai guardando, con 5 mosse di ritardo.'],
    ] as const)
      expect(prompt({ lang, viewer: 'spectator' }).change({}, { delay: 5 })).to.equal(late);
    history.replaceState(null, '', '#play=gqz3mybdpn');
    prompt();
    expect(location.hash).to.equal('#play=gqz3mybdpn');
    expect(prompt({ viewer: 'spectator' }).change({}, { stage: 'over' })).to.equal('');
    expect(location.hash).to.equal('#play=gqz3mybdpn&watch=true');
    history.replaceState(null, '', location.pathname + location.search);
  });
  it('tells a spectator who has a seat here, with the way to it', () => {
    for (const [lang, said, label] of [
      ['en', 'You watch. You have a seat at this table.', 'Go to my seat'],
      ['fr', 'Vous regardez. Vous avez une place à cette table.', 'Aller à ma place'],
      ['it', 'Stai guardando. Hai un posto a questo tavolo.', 'Vai al mio posto'],
    ] as const) {
      const gone: string[] = [];
      const { place, said: now } = prompt({ lang, viewer: 'spectator', toSeat: () => gone.push('there') });
      expect(now()).to.include(said).and.to.include(label);
      place.querySelector<HTMLElement>('[data-do="to-seat"]')!.click();
      expect(gone).to.eql(['there']);
    }
  });
  it('says that somebody left for good', () => {
    const { sits } = prompt();
    expect(sits(2, { bot: 'normal', gone: true })).to.equal('Kim left for good: the computer plays');
  });
  it('goes on to say what is wrong with the server', () => {
    const { change, said } = prompt();
    change({ fault: new RemoteFault('fault') });
    expect(change({}, { offer: offer('end', 1) })).to.include(remoteEn['denied.fault']);
    pass();
    expect(said()).to.include(remoteEn['denied.fault']);
  });
});
