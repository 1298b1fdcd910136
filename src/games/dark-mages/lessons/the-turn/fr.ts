import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les trois phases d’un tour',
  prepare: 'La préparation vient d’abord : objets, Guérison, compagnons. Prenez votre bâton.',
  'DM-A1': 'Les attaques viennent à la phase suivante.',
  'DM-T1': 'Vous n’avez pas commencé l’attaque.',
  'DM-P1': 'C’est permis, mais le bâton ne se prend que maintenant (DM-P1).',
  enter: 'De l’attaque, on ne revient pas à la préparation. Vous avez fini : continuez.',
  'DM-E1': 'On défausse à la fin.',
  attack: 'La phase d’attaque : une attaque de votre magicien. Lancez votre Sort.',
  'DM-P1.late': 'La préparation est finie.',
  'DM-A8': 'La petite magie remplace une carte d’attaque et ne s’y ajoute jamais.',
  'DM-A1.lost': 'C’est permis, mais ce tour passerait sans attaque (DM-A1).',
  done: '5, 3 et 4 : Vert perd 12. Terminez votre attaque.',
  end: 'La fin : défaussez une carte ou aucune, puis votre main est complétée à cinq. À vous de choisir.',
  'DM-S3': 'Votre tour n’est pas fini.',
  begins:
    'Le tour de Vert a commencé par une Flèche acide qui brûlait encore : 3 dégâts. Dans quel ordre viennent ces choses ?',
  'begins.heal': 'La régénération, puis les dégâts',
  'begins.heal.re': 'Les dégâts viennent avant.',
  'begins.damage': 'Ce qui expire, puis les dégâts, puis la régénération',
  'begins.damage.re': 'Et le magicien qui tombe ainsi n’a pas de tour.',
};
