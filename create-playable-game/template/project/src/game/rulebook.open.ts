/** The rules in words, each under its id, with the phases that each chapter is about. */
import type { Rulebook } from 'playable-rules/kit/board';

const book = (claiming: string, ending: string, rules: readonly [string, string, string]): Rulebook => {
  const texts = rules.map((text, n) => ({ id: `R-${n + 1}`, text }));
  return {
    title: 'My game',
    chapters: [
      { title: claiming, phases: ['claiming'], rules: texts.slice(0, 2) },
      { title: ending, phases: ['passing', 'over'], rules: texts.slice(2) },
    ],
    terms: {},
  };
};

export const en = book('Claiming fields', 'Passing and the end', [
  'You begin with a corner. In your turn, claim a free field that shares a side with one of yours.',
  'A field is worth the points that are written on it.',
  'Who has no free field beside their own is passed over. When all fields are claimed, most points win.',
]);
export const fr = book('Prendre des cases', 'Passer, et la fin', [
  'Vous commencez avec un coin. À votre tour, prenez une case libre qui a un côté commun avec une des vôtres.',
  'Une case vaut les points qui y sont écrits.',
  'Qui n’a pas de case libre à côté des siennes passe son tour. Quand toutes les cases sont prises, le plus de points gagne.',
]);
export const it = book('Prendere caselle', 'Passare, e la fine', [
  'Cominci con un angolo. Nel tuo turno prendi una casella libera che ha un lato in comune con una delle tue.',
  'Una casella vale i punti che vi sono scritti.',
  'Chi non ha caselle libere accanto alle sue salta il turno. Quando tutte le caselle sono prese, vince chi ha più punti.',
]);
