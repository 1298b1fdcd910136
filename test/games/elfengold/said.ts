/**
 * Every fact and refusal of Elfengold: rule, code, names of parameters; `from` and `to` are listed with the kind of
 * place where it is always the same.
 */
export const SAID = `
EG-1.1 draw card from=pile seat to=hand:#
EG-1.1 noDraws round
EG-1.1 notFaceUp card
EG-1.1 take card from=display:# seat to=hand:#
EG-1.2 goldTurnedUp cards from=pile to=goldPile
EG-1.2 turnedUp card from=pile to=display:#
EG-1.3 goldDrawn from=pile seat to=goldPile
EG-1.4 noGold
EG-1.4 takeGold cards coins from=goldPile seat to=coins:#
EG-1.5 bothEmpty
EG-1.5 drewNothing seat
EG-1.5 reshuffled cards from=discard to=pile
EG-1.6 turnedUp card from=pile to=display:#
EG-2.1 income coins
EG-2.1 noIncome round
EG-3.1 drawTokens from=bowl seat to=tokens:# tokens
EG-3.1 notDrawn token
EG-3.1 show seat token
EG-4.1 laidOut from=bowl to=row tokens
EG-4.2 bid amount seat token
EG-4.2 highestBid amount
EG-4.2 passBid seat token
EG-4.2 sold amount from=row seat to=tokens:# token
EG-4.2 tooLow least
EG-4.3 cannotPay amount coins seat token
EG-4.3 noCoins seat
EG-4.4 unsold from=row to=bowl token
EG-5.1 closed.place phase
EG-5.1 noSuchToken face token
EG-5.1 passPlacing seat
EG-5.2 place face from=tokens:# road seat to token
EG-5.2 transportThere road terrain token
EG-5.3 landOnly road terrain token
EG-5.3 needsTransport road terrain token
EG-5.3 obstacle obstacle road seat
EG-5.3 obstacleThere road terrain token
EG-5.3 place face from=tokens:# road seat to token
EG-5.3 waterOnly road terrain token
EG-5.4 goldThere road terrain token
EG-5.4 needsTransport road terrain token
EG-5.4 obstacleThere road terrain token
EG-5.4 place face from=tokens:# road seat to token
EG-5.5 add face from=tokens:# road seat to token
EG-5.5 decline road seat token
EG-5.5 doubleThere road terrain token
EG-5.5 needsTransport road terrain token
EG-5.5 noSuchToken face token
EG-5.5 place face from=tokens:# road seat to token
EG-5.6 decline road seat token
EG-5.6 needsTransport road terrain token
EG-5.6 notThere road token
EG-5.6 nothingChanges road token
EG-5.6 place face from=tokens:# road seat to token
EG-5.6 sameRoad road token
EG-5.6 swap from give seat take to
EG-5.6 unsuited road token
EG-6.1 notHere by road town
EG-6.1 notLyingThere by road town
EG-6.1 runsOut seat
EG-6.1 stops seat town
EG-6.1 tooFewCards by cards
EG-6.1 travel by cards from income road seat to
EG-6.1 travels seat
EG-6.2 takesPiece count from seat to=towns:# town
EG-6.3 coins coins seat to=coins:#
EG-6.3 earned coins seat
EG-6.3 twoCards coins seat
EG-6.4 stays seat town
EG-6.4 twoCards seat
EG-6.5 closed.collect phase
EG-6.5 discard card from=hand:# seat to=discard
EG-6.5 noSuchCard card
EG-7.1 boardCleared to=bowl tokens
EG-7.1 giveBack face from=tokens:# seat to=bowl token
EG-7.1 giveBackHidden face from=tokens:# seat to=bowl token
EG-7.1 keeps seat tokens
EG-7.1 noSuchToken face token
EG-7.1 tooMany most
EG-7.2 nextFirst seat
EG-C1 notOnWater by road town
EG-C1 notOnWater road terrain token
EG-C1 travel by cards from income road seat to
EG-C1 unsuited road terrain token
EG-C1 waterOnly by road town
EG-C2 caravan cards road seat
EG-C2 closed.stop phase
EG-C2 landOnly by road town
EG-C2 needsTransport by road town
EG-C2 noSuchCard card
EG-C2 pay card from=hand:# left seat to=discard
EG-C2 tooFewCards by cards
EG-E1 lastRound round
EG-E1 shared by points seats
EG-E1 towns cards coins points seat
EG-E1 wins by points seats
EG-E2 allTowns seats
EG-E2 shared by points seats
EG-E2 wins by points seats
EG-S4 firstPlayer seat
EG-T1 notNow phase verb
EG-T1 notYourTurn seat
EG-T1 phase.drawTokens
EG-T1 phase.placeTokens
EG-T1 phase.travel
EG-T1 round round
EG-V1 home roads seat town
EG-V1 homesDealt
EG-V1 score cards coins points seat
EG-V1 shared by points seats
EG-V1 wins by points seats
EG-V2 randomValues
EG-V3 bypass coins from=hand:# obstacle road seat to=discard
EG-V3 fly coins from seat to
EG-V3 noCoins coins
EG-V3 noObstacle road
EG-V3 noWizard coins
EG-V3 notInPlay coins
EG-V3 sameTown town
`;
