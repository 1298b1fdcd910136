export const en = {
  title: 'Drawing, and an empty pile',
  one: 'At the end you may discard one card, or none, and then you draw until you hold five. One card is left in the pile. What happens if you need two?',
  'one.wait': 'I get only one',
  'one.wait.answer': 'Only if there were no discards either.',
  'one.shuffle': 'The discards become a new pile',
  'one.shuffle.answer':
    'They are shuffled just when the next card is needed. Without any discards you would draw fewer.',
  discard: 'Discard the card that you could best do without.',
  'DM-E1': 'Allowed (DM-E1), but that one is worth more.',
  'DM-E1.none': 'You may keep all (DM-E1). But here see what happens if you throw one away.',
  told: 'Blight was the last card of the old pile. Then 108 discards were shuffled, your Slow among them, and Sunbeam came from the new pile.',
  end: 'You hold five cards again, and Green’s turn begins. An enemy among the drawn cards would have struck first.',
};

export const fr: typeof en = {
  title: 'Piocher, et la pioche vide',
  one: 'À la fin, vous pouvez défausser une carte, ou aucune, puis vous complétez à cinq. Il reste une carte dans la pioche. Que se passe-t-il s’il vous en faut deux ?',
  'one.wait': 'Je n’en ai qu’une',
  'one.wait.answer': 'Seulement si la défausse était vide aussi.',
  'one.shuffle': 'La défausse devient une nouvelle pioche',
  'one.shuffle.answer':
    'On la mélange au moment où il faut la carte suivante. Si la défausse était vide, vous en auriez moins.',
  discard: 'Défaussez la carte dont vous vous passerez le mieux.',
  'DM-E1': 'C’est permis (DM-E1), mais celle-là vaut davantage.',
  'DM-E1.none': 'Vous pouvez tout garder (DM-E1). Mais voyez ici ce qui arrive si vous en défaussez une.',
  told: 'Flétrissement était la dernière carte de l’ancienne pioche. Puis on a mélangé 108 cartes défaussées, votre Lenteur aussi, et Rayon de soleil est venu de la nouvelle.',
  end: 'Vous avez de nouveau cinq cartes, et le tour de Vert commence. Un ennemi pioché aurait d’abord frappé.',
};

export const it: typeof en = {
  title: 'Pescare, e il mazzo vuoto',
  one: 'Alla fine puoi scartare una carta, o nessuna, poi peschi fino ad averne cinque. Nel mazzo resta una carta. Che succede se te ne servono due?',
  'one.wait': 'Ne prendo una sola',
  'one.wait.answer': 'Solo se non ci fossero nemmeno scarti.',
  'one.shuffle': 'Gli scarti diventano un nuovo mazzo',
  'one.shuffle.answer': 'Si mescolano proprio quando serve la carta successiva. Senza scarti ne avresti di meno.',
  discard: 'Scarta la carta di cui puoi meglio fare a meno.',
  'DM-E1': 'Si può (DM-E1), ma quella vale di più.',
  'DM-E1.none': 'Puoi tenerle tutte (DM-E1). Ma guarda qui che cosa succede se ne scarti una.',
  told: 'Inaridire era l’ultima carta del vecchio mazzo. Poi si sono mescolati 108 scarti, compresa la tua Lentezza, e dal nuovo mazzo è venuto Raggio di sole.',
  end: 'Hai di nuovo cinque carte, e comincia il turno di Verde. Un nemico tra le carte pescate avrebbe prima colpito.',
};
