import { expect } from '@open-wc/testing';
import type { Lobby, Offer } from '../../../src/playthrough/wire.js';
import { laterTimers, offer, prompt, WORDS } from './told-prompt.js';

describe('what a table says of proposals at the prompt', () => {
  const { free, pass } = laterTimers();
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
});
