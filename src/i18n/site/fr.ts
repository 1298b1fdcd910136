/** The words around a game on a site of its own in French. */
import type { SiteKey } from './en.js';

export const fr: Readonly<Record<SiteKey, string>> = {
  'site.description': '{game} : y jouer, l’apprendre pas à pas et lire ses règles, dans la page.',
  'site.pages': 'Pages',
  'site.languages': 'Langues',
  'site.play': 'Jouer',
  'site.learn': 'Apprendre',
  'site.rules': 'Règles',
  'site.board': 'Le plateau de {game}',
  'site.lesson': 'Une leçon sur {rules}, avec les vraies règles du jeu.',
  'site.next': 'Leçon suivante : {title}',
  'site.paste': 'Mettre ceci dans une page à vous',
  'site.scripts': 'Pour jouer, il faut des scripts, que ce navigateur n’exécute pas.',
};
