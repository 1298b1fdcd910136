/** The number of each phase, as it is printed beside its name in every language. */
export const numbers = {
  'number:drawCards': '1',
  'number:income': '2',
  'number:drawTokens': '3',
  'number:auction': '4',
  'number:placeTokens.placing': '5',
  'number:placeTokens.addTransport': '5',
  'number:placeTokens.swapTransports': '5',
  'number:travel.journey': '6',
  'number:travel.caravan': '6',
  'number:travel.handLimit': '6',
  'number:travel.collectIncome': '6',
  'number:travel.drawCards': '6',
  'number:endOfRound': '7',
  'number:over': '',
};
