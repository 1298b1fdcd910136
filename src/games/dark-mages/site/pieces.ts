/** The page of all cards: the mages, and all cards in the deck's order. */
import type { Pieces } from '../../../game-ui/about.js';
import { byLanguage, textOf } from '../../../kit/board.js';
import { DECK_DATA } from '../data/deck.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';
import { it } from '../text/it.js';

const WORDS = {
  en: {
    title: 'Cards',
    lede: '8 mages and {count} cards, {distinct} of them different: what each one is, and what it does.',
    notice:
      'This is a designed deck: the printed rules of the game give no list of cards. It was made for this site and tried in thousands of games; only the names of the mages, and what their sheets say, are the game’s own.',
    attribution:
      'This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards of the Coast LLC and available at https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License available at https://creativecommons.org/licenses/by/4.0/legalcode. Only names were taken from it; levels, dice and effects were redesigned for this game.',
    name: 'Card',
    type: 'Type',
    sphere: 'Sphere',
    level: 'Level',
    dice: 'Dice',
    copies: 'Copies',
    says: 'What it does',
    mage: 'Mage',
    'category:spell': 'Spell',
    'sphere:common': 'common',
    sheet: '{hp} hit points, AC {ac}, arcane level {arcane}. Cantrip: {dice} with an attack roll.',
    none: '–',
  },
  fr: {
    title: 'Cartes',
    lede: '8 magiciens et {count} cartes, dont {distinct} différentes : ce qu’est chacune et ce qu’elle fait.',
    notice:
      'Ce jeu de cartes a été conçu pour ce site : les règles imprimées ne donnent pas de liste de cartes. Il a été éprouvé dans des milliers de parties ; seuls les noms des magiciens et leurs fiches sont ceux du jeu.',
    attribution:
      'Cette œuvre comprend des éléments du System Reference Document 5.1 (« SRD 5.1 ») de Wizards of the Coast LLC, disponible à l’adresse https://dnd.wizards.com/resources/systems-reference-document. Le SRD 5.1 est publié sous la licence Creative Commons Attribution 4.0 International : https://creativecommons.org/licenses/by/4.0/legalcode. Seuls des noms en ont été repris ; niveaux, dés et effets ont été conçus pour ce jeu.',
    name: 'Carte',
    type: 'Type',
    sphere: 'Sphère',
    level: 'Niveau',
    dice: 'Dés',
    copies: 'Exemplaires',
    says: 'Ce qu’elle fait',
    mage: 'Magicien',
    'category:spell': 'Sort',
    'sphere:battle': 'combat',
    'sphere:life': 'vie',
    'sphere:death': 'mort',
    'sphere:nature': 'nature',
    'sphere:fire': 'feu',
    'sphere:air': 'air',
    'sphere:water': 'eau',
    'sphere:earth': 'terre',
    'sphere:common': 'commune',
    sheet: '{hp} points de vie, CA {ac}, niveau d’arcane {arcane}. Petite magie : {dice} avec un jet d’attaque.',
    none: '–',
  },
  it: {
    title: 'Carte',
    lede: '8 maghi e {count} carte, di cui {distinct} diverse: che cos’è ciascuna e che cosa fa.',
    notice:
      'Questo mazzo è stato ideato per questo sito: le regole stampate non danno un elenco delle carte. È stato provato in migliaia di partite; solo i nomi dei maghi e le loro schede vengono dal gioco.',
    attribution:
      'Quest’opera contiene materiale tratto dal System Reference Document 5.1 («SRD 5.1») di Wizards of the Coast LLC, disponibile all’indirizzo https://dnd.wizards.com/resources/systems-reference-document. L’SRD 5.1 è concesso con licenza Creative Commons Attribuzione 4.0 Internazionale: https://creativecommons.org/licenses/by/4.0/legalcode. Se ne sono ripresi solo i nomi; livelli, dadi ed effetti sono stati ideati per questo gioco.',
    name: 'Carta',
    type: 'Tipo',
    sphere: 'Sfera',
    level: 'Livello',
    dice: 'Dadi',
    copies: 'Copie',
    says: 'Che cosa fa',
    mage: 'Mago',
    'category:spell': 'Incantesimo',
    'sphere:battle': 'battaglia',
    'sphere:life': 'vita',
    'sphere:death': 'morte',
    'sphere:nature': 'natura',
    'sphere:fire': 'fuoco',
    'sphere:air': 'aria',
    'sphere:water': 'acqua',
    'sphere:earth': 'terra',
    'sphere:common': 'comune',
    sheet: '{hp} punti ferita, CA {ac}, livello arcano {arcane}. Trucchetto: {dice} con un tiro per colpire.',
    none: '–',
  },
};

export function pieces(lang: string): Promise<Pieces> {
  const words = textOf(lang, [byLanguage(lang, WORDS), byLanguage(lang, { en, fr, it })]);
  const { cards, characters } = DECK_DATA;
  const sphere = (name: string | null | undefined) => (name ? capital(words(`sphere:${name}`), lang) : words('none'));
  const count = cards.reduce((sum, { copies }) => sum + copies, 0);
  return Promise.resolve({
    title: words('title'),
    lede: words('lede', { count, distinct: cards.length }),
    notes: [words('notice'), words('attribution')],
    columns: [
      { key: 'name', name: words('name') },
      { key: 'type', name: words('type'), choose: true },
      { key: 'sphere', name: words('sphere'), choose: true },
      { key: 'level', name: words('level'), choose: true },
      { key: 'dice', name: words('dice') },
      { key: 'copies', name: words('copies') },
      { key: 'says', name: words('says') },
    ],
    rows: [
      ...characters.map(({ id, sphere: own, hp, ac, arcane_level, cantrip }) => [
        words(`character:${id}`),
        words('mage'),
        sphere(own),
        words('none'),
        cantrip.dice,
        '1',
        words('sheet', { hp, ac, arcane: arcane_level, dice: cantrip.dice }),
      ]),
      ...cards.map(({ id, category, sphere: own, level, dice, copies, slot }) => [
        words(`card:${id}`),
        slot ? words('kind.item', { slot }) : words(`category:${category}`),
        sphere(own),
        level ? String(level) : words('none'),
        dice ?? words('none'),
        String(copies),
        words(`card.text:${id}`),
      ]),
    ],
  });
}

const capital = (said: string, lang: string): string => said.slice(0, 1).toLocaleUpperCase(lang) + said.slice(1);
