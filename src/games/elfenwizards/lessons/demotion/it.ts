import type { Key } from './en.js';

export const it: Record<Key, string> = {
  title: 'Retrocedere',
  goal: 'Nessun titolo è vacante, e quattro maghi sono ancora sconfitti. Ognuno retrocede in una casella di Magic User.',
  wizard:
    'Tu sei Rosso e hai il Drago: cominci tu, con tutti i tuoi maghi. Fai retrocedere il tuo Wizard in una casella a scelta.',
  'EW-8.1.order':
    'L’ordine dei tuoi maghi lo scegli tu (EW-8.1). Ma comincia dal Wizard e guarda che cosa prende con sé.',
  'EW-8.1.own': 'Quei Sorcerer non sono tuoi: li fanno retrocedere i loro proprietari.',
  token:
    'Il Wizard ha preso un gettone di Magia Grigia: 1 punto in meno a ogni punteggio. Ora tocca al tuo Necromancer. Ne prenderà uno anche lui?',
  'token.yes': 'Sì',
  'token.yes.re': 'No: solo le caselle degli sconfitti di Wizard e Sorcerer mostrano un gettone.',
  'token.no': 'No',
  'token.no.re': 'Giusto: lo prendono solo i Wizard e i Sorcerer retrocessi.',
  necromancer: 'Fallo retrocedere. In una casella con pochi rivali risalirà più facilmente.',
  'EW-8.1.done': 'Il tuo Wizard è già retrocesso. Resta il Necromancer.',
  green:
    'Poi il giocatore successivo: il Sorcerer di Verde retrocede e prende un gettone. Sotto un mago ce ne possono stare senza limiti.',
};
