import { expect } from '@open-wc/testing';
import { textOf } from '../../src/i18n/text.js';

const catalogue = {
  plain: 'A sentence.',
  'seat:0': 'Red',
  'rank:wizard': 'Wizard',
  'rank.of:wizard': 'of the Wizard',
  who: '{seat} is {rank}, {rank.of}.',
  dice: '{seat} rolls {count?# die|# dice}.',
  number: 'In all {count}.',
  list: 'Rolled {dice}.',
  seats: '{seat} win.',
  place: 'To {to}.',
  'ui.you': 'you',
  roll: '{seat~you roll|# rolls|# roll} {count?# die|# dice}.',
  ask: '{seat~|#: }roll.',
  hit: '{by~you hit|# hits} {target~you|#}.',
};

describe('text', () => {
  const text = textOf('en', [catalogue]);
  it('gives the sentence of a key', () => {
    expect(text('plain')).to.equal('A sentence.');
    expect(text.has('plain')).to.equal(true);
  });
  it('returns an unknown key itself, so that missing texts are visible', () => {
    expect(text('no.such')).to.equal('no.such');
    expect(text.has('no.such')).to.equal(false);
  });
  it('does not find keys inherited from Object.prototype', () => {
    expect(text('constructor')).to.equal('constructor');
    expect(text.has('toString')).to.equal(false);
  });
  it('replaces values by their terms, in the form that the placeholder names', () => {
    expect(text('who', { seat: 0, rank: 'wizard' })).to.equal('Red is Wizard, of the Wizard.');
  });
  it('chooses the singular or the plural form by number', () => {
    expect(text('dice', { seat: 0, count: 1 })).to.equal('Red rolls 1 die.');
    expect(text('dice', { seat: 0, count: 3 })).to.equal('Red rolls 3 dice.');
  });
  it('speaks to the reader in the second person, and of other seats in the third', () => {
    const own = textOf('en', [catalogue], undefined, 0);
    expect(own('roll', { seat: 0, count: 1 })).to.equal('You roll 1 die.');
    expect(own('roll', { seat: [0], count: 1 })).to.equal('You roll 1 die.');
    expect(own('roll', { seat: 1, count: 2 })).to.equal('1 rolls 2 dice.');
    expect(own('ask', { seat: 0 })).to.equal('Roll.');
    expect(own('who', { seat: 0, rank: 'wizard' }), 'sentences without forms name the seat').to.match(/^Red is/);
    expect(own('hit', { by: 1, target: 0 })).to.equal('1 hits you.');
    expect(text('roll', { seat: 0, count: 1 }), 'without a reader').to.equal('Red rolls 1 die.');
    expect(text('ask', { seat: 0 })).to.equal('Red: roll.');
  });
  it('does not take somebody with the reader’s name for the reader', () => {
    const twins = textOf(
      'en',
      [{ 'by:0': 'Sam', 'by:1': 'Sam', 'target:1': 'Sam', 'seat:1': 'Sam', 'seat:0': 'Sam' }, catalogue],
      undefined,
      0,
    );
    expect(twins('roll', { seat: [1], count: 1 })).to.equal('Sam rolls 1 die.');
    expect(twins('roll', { seat: [1, 0], count: 1 })).to.equal('You and Sam roll 1 die.');
    expect(twins('hit', { by: 0, target: 1 })).to.equal('You hit Sam.');
    expect(twins('hit', { by: 1, target: 'Sam' })).to.equal('Sam hits Sam.');
    expect(textOf('en', [catalogue])('roll', { count: 1 }), 'no seat, and no reader').to.equal(' rolls 1 die.');
  });
  it('has a form for several seats, and calls the reader among them `you`', () => {
    const own = textOf('en', [catalogue, { 'seat:1': 'Blue' }], undefined, 0);
    expect(own('roll', { seat: [1, 0], count: 2 })).to.equal('You and Blue roll 2 dice.');
    expect(text('roll', { seat: [0, 1], count: 2 })).to.equal('Red and 1 roll 2 dice.');
  });
  it('names the reader in a list by the pronoun that stands beside the bare name', () => {
    const own = textOf('it', [{ hit: 'su {targets~di te|#}', 'targets:0': 'Rosso', 'targets:1': 'Blu' }], undefined, 0);
    expect(own('hit', { targets: [1, 0] })).to.equal('su di te e Blu');
  });
  it('follows the plural rules of its own language, not of English', () => {
    expect(textOf('en', [catalogue])('dice', { seat: 0, count: 0 })).to.equal('Red rolls 0 dice.');
    expect(textOf('fr', [catalogue])('dice', { seat: 0, count: 0 })).to.equal('Red rolls 0 die.');
  });
  it('formats numbers and lists for the language', () => {
    expect(text('number', { count: 12345.5 })).to.equal('In all 12,345.5.');
    expect(textOf('de', [catalogue])('number', { count: 12345.5 })).to.equal('In all 12.345,5.');
    expect(text('list', { dice: [1, 2, 6] })).to.equal('Rolled 1, 2, and 6.');
    expect(textOf('fr', [catalogue])('list', { dice: [1, 2, 6] })).to.equal('Rolled 1, 2 et 6.');
    expect(text('number', { count: -2 }), 'the sign of negative numbers').to.equal('In all −2.');
    expect(textOf('it', [catalogue])('list', { dice: ['Ada', 'Elena'] })).to.equal('Rolled Ada ed Elena.');
    expect(textOf('it', [catalogue])('list', { dice: ['Ada', 'Ugo', 'Élodie'] })).to.equal(
      'Rolled Ada, Ugo ed Élodie.',
    );
    expect(textOf('it', [catalogue])('list', { dice: ['Elena', 'Ada'] })).to.equal('Rolled Elena e Ada.');
  });
  it('replaces the items of a list by their terms', () => {
    expect(text('seats', { seat: [0, 0] })).to.equal('Red and Red win.');
  });
  it('elides or extends a preposition before a vowel, in French and Italian', () => {
    const of = (lang: string, sentence: string, name: string) => textOf(lang, [{ of: sentence }])('of', { name });
    expect(of('fr', 'Le dragon de {name}.', 'Ada')).to.equal('Le dragon d’Ada.');
    expect(of('fr-CA', 'ce que {name} tient', 'Éloi')).to.equal('ce qu’Éloi tient');
    expect(of('fr', 'De {name} à toi', 'Ivo')).to.equal('D’Ivo à toi');
    expect(of('fr', 'de {name}', 'Ben')).to.equal('de Ben');
    expect(of('fr', 'le monde {name}', 'Ada'), '“de” as the end of another word').to.equal('le monde Ada');
    expect(of('it', 'Tocca a {name}.', 'Anna')).to.equal('Tocca ad Anna.');
    expect(of('it', 'Tocca a {name}.', 'Elia')).to.equal('Tocca a Elia.');
    expect(of('en', 'a {name}', 'Ada')).to.equal('a Ada');
    expect(of('fr', 'de {name}', 'Yttar'), 'a y before a consonant').to.equal('d’Yttar');
    expect(of('fr', 'de {name}', 'Yann')).to.equal('de Yann');
    const french = ['Hélène', 'Henri', 'Hippolyte', 'Hortense', 'Hubert', 'Hugo'];
    expect(
      french.map((name) => of('fr', 'le tour de {name}', name)),
      'a mute h',
    ).to.eql(french.map((name) => `le tour d’${name}`));
    for (const name of ['Hans', 'Harry', 'Howard', 'hibou']) expect(of('fr', 'de {name}', name)).to.equal(`de ${name}`);
    expect(of('it', 'albero e {name}', 'elfociclo')).to.equal('albero ed elfociclo');
    expect(of('it', 'che {name}', 'Elena'), '“e” as the end of another word').to.equal('che Elena');
  });
  it('contracts a preposition with an article, in French and Italian', () => {
    const of = (lang: string, sentence: string, name: string) => textOf(lang, [{ of: sentence }])('of', { name });
    expect(of('it', 'Onda tonante su {name}.', 'il Troll')).to.equal('Onda tonante sul Troll.');
    expect(of('it', 'Allontana l’attacco da {name}.', 'la Viverna')).to.equal('Allontana l’attacco dalla Viverna.');
    expect(of('it', 'diretto a {name}', 'gli elfi')).to.equal('diretto agli elfi');
    expect(of('it', 'la mano di {name}', 'l’orco')).to.equal('la mano dell’orco');
    expect(of('it', 'Colpisci anche {name}', 'il Troll'), '“a” only as the end of another word').to.equal(
      'Colpisci anche il Troll',
    );
    expect(of('it', 'Tocca a {name}.', 'Ilaria'), 'a name that begins like an article').to.equal('Tocca a Ilaria.');
    expect(of('fr', 'l’attaque de {name}', 'le Troll')).to.equal('l’attaque du Troll');
  });
  it('omits missing values, but keeps the placeholders if it is given no values at all', () => {
    expect(text('number')).to.equal('In all {count}.');
    expect(text('number', {})).to.equal('In all .');
    expect(text('number', { count: null })).to.equal('In all .');
  });
  it('uses the first catalogue that has a key', () => {
    const both = textOf('en', [{ plain: 'Mine.' }, catalogue]);
    expect(both('plain')).to.equal('Mine.');
    expect(both('who', { seat: 0, rank: 'wizard' })).to.match(/^Red/);
  });
  it('lets the game format values that have no key', () => {
    const phrased = textOf('en', [catalogue], (name, value) => (name === 'to' ? `box ${String(value)}` : undefined));
    expect(phrased('place', { to: 'A1' })).to.equal('To box A1.');
    expect(phrased('number', { count: 2 })).to.equal('In all 2.');
  });
  it('exposes its language', () => {
    expect(textOf('it', []).lang).to.equal('it');
  });
});
