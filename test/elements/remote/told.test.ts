/** What a table says at the prompt, from what a server told: answers, who is away. The table here is data of the test. */
import { expect } from '@open-wc/testing';
import { RemoteFault } from '../../../src/elements/remote/server.js';
import { en } from '../../../src/i18n/beside/en.js';
import { en as remoteEn } from '../../../src/i18n/remote/en.js';
import { laterTimers, offer, prompt } from './told-prompt.js';

describe('what a table says at the prompt', () => {
  const { free, pass, held } = laterTimers();

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
  it('lets whoever is there take their seat back from the computer', () => {
    for (const [lang, label] of [
      ['en', 'Take over from the computer'],
      ['fr', 'Reprendre la main à l’ordinateur'],
      ['it', 'Riprendi il gioco dal computer'],
    ] as const) {
      const { place, sits, change, asking } = prompt({ lang, days: 1 });
      expect(sits(1, { bot: 'normal' })).not.to.include(label);
      expect(sits(0, { bot: 'normal' })).to.include(label);
      place.querySelector<HTMLButtonElement>('[data-do="offer-return"]')!.click();
      expect(asking).to.eql(['return ']);
      expect(sits(0, { gone: true })).not.to.include(label);
      sits(0, { gone: false });
      expect(change({}, { stage: 'over' })).not.to.include(label);
    }
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
    const both = prompt({ toAct: [0, 1] });
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
    const own = prompt({ toAct: [0, 1], days: 1 });
    expect(own.change({ until }))
      .to.match(/You have time to move until .*\d/)
      .and.not.to.include('Ben');
    expect(own.change({ until: 1 })).to.include('Your time to move is over.');
    const others = prompt({ toAct: [1, 2], days: 1 });
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
    expect(held().length).to.equal(2);
    lately.close();
    expect(held()).to.eql([]);
  });
  it('changes nothing by being drawn', () => {
    const { change, draw, table } = prompt();
    const fault = new RemoteFault('back');
    change({ fault });
    Object.assign(table, { lobby: { ...table.lobby, offer: offer('end', 1) }, back: { by: 1 } });
    expect(draw()).to.include(en['denied.back']);
    expect(table.fault).to.equal(fault);
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
