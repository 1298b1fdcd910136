export const en = {
  title: 'The first cards',
  lay: 'You are Even. Odd has laid down a card; suppose that it is odd. Which cards of yours make the sum even?',
  spent: 'The sum was even, and you scored it. Your card is spent; the even ones are still there.',
};
