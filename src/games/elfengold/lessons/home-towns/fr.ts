import type { Key } from './en.js';

export const fr: Record<Key, string> = {
  title: 'Les cités natales',
  home: 'Dans cette variante, l’une de douze cités natales vous a été donnée en secret : la vôtre est Virst. À la fin, on compte les cités visitées, moins les routes entre votre botte et votre cité natale.',
  points:
    'Vous avez visité dix cités et vous êtes à Elvenhold. Virst est de l’autre côté du lac. Combien de points auriez-vous maintenant ?',
  'points.ten': '10',
  'points.ten.answer': 'Vous n’êtes pas encore chez vous.',
  'points.nine': '9',
  'points.nine.answer':
    'Oui : 10 moins une route. Toutes les routes comptent, avec ou sans jeton : c’est notre décision.',
  go: 'C’est le dernier voyage de la dernière manche. Où allez-vous avec vos deux radeaux ?',
  'EG-V1': 'C’est permis. Mais vous restez alors à une route de chez vous (EG-V1).',
  'EG-V1.near':
    'C’est permis. Une cité nouvelle, mais encore à une route de chez vous (EG-V1) : Virst aussi est nouvelle pour vous.',
  'EG-V1.far': 'C’est permis. Mais cela vous éloigne de chez vous, et chaque route coûte un point (EG-V1).',
  take: 'Vous voilà chez vous, avec une onzième cité. Prenez les écus : à égalité, ils décideraient.',
  'EG-V1.coins': 'C’est permis. Mais à égalité, les écus comptent d’abord (EG-V1, c’est notre décision).',
  end: 'On montre maintenant les cités natales : celle de Vert est Yttar, à quatre routes de Rivinia ; ses onze cités font 7 points contre vos 11. Même vingt cités ne feraient que finir la partie : c’est ce compte qui décide, par notre décision.',
};
