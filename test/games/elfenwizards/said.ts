/** Every fact and refusal of Elfenwizards: rule, code, names of parameters. */
export const SAID = `
EW-1.1 noneRetires turn
EW-1.2 mark from seat to turn
EW-1.2 markFirst
EW-1.2 markedAlready
EW-1.2 noMinorSpellThere from
EW-1.3 takeDragon from seat to
EW-1.4 retire box from grey seat to
EW-1.5 dragonStays seat
EW-2.1 noDice seat
EW-2.1 phase.cast
EW-2.1 roll dice seat
EW-2.1 rollFirst
EW-2.2 hold count seat
EW-2.2 place die from seat to
EW-2.3 closed.takeBack phase
EW-2.3 closed.takeBackGrey phase
EW-2.3 noSuchDie die
EW-3.1 noDice seat
EW-3.1 phase.castRest
EW-3.1 roll dice seat
EW-3.1 rollFirst
EW-3.2 alreadyRolled
EW-3.2 closed.reroll phase
EW-3.2 noMinorSpell
EW-3.2 payReroll from seat to
EW-3.2 rerollBeforePlacing
EW-3.2 rerolledOnce
EW-3.3 reroll dice seat
EW-3.4 closed.hold phase
EW-3.4 place die from seat to
EW-4.1 diceChosen
EW-4.1 noSuchDieInBox box die
EW-4.1 noneChosen
EW-4.1 phase.recover
EW-4.1 putBack seat
EW-4.1 recover count from seat sum to
EW-4.1 tooFewPips cost sum
EW-4.1 use die seat sum
EW-4.2 done box kept seat
EW-4.2 noneToRecover
EW-4.2 recoveredAll seat
EW-4.3 closed.takeBack phase
EW-4.3 diceBack dice from seat to
EW-5.1 phase.compete
EW-5.1 twoPlaced seat
EW-5.2 onePlaced seat
EW-5.2 placeSecond
EW-5.3 autoPass seat
EW-5.3 pass seat
EW-5.4 cannotRise mage
EW-5.4 favour die from mage owner points rank seat to
EW-5.4 noMage mage
EW-5.5 closed.use phase
EW-5.5 closed.useGrey phase
EW-5.5 noMinorSpell die rank
EW-5.5 noSuchMajor die rank
EW-5.6 unopposed mage seat
EW-5.7 wasted count seat
EW-5.8 closed.putBack phase
EW-5.8 closed.takeBack phase
EW-5.10 phase.award
EW-5.11 awarded candidates points seats title
EW-5.11 rises from rank seat title to
EW-5.12 vacantNoPoints candidates points seats title
EW-5.12 vacantTie candidates points seats title
EW-5.13 boxNoPoints candidates points seats title
EW-5.13 vacantAlone candidates points seats title
EW-5.14 noCandidate candidates points seats title
EW-5.15 boxOne candidates points seats title
EW-5.15 boxTieBoth candidates points seats title
EW-5.15 boxTwo candidates points seats title
EW-5.15 rises from rank seat title to
EW-5.16 boxTieBoth candidates points seats title
EW-5.16 boxTieFirst candidates points seats title
EW-5.16 boxTieSecond candidates points seats title
EW-5.17 defeated from rank seat to
EW-5.17 stay box count
EW-5.18 spellsReturn
EW-6.1 phase.recoverAgain
EW-6.1 takeBack die from seat to
EW-7.1 higherFirst rank
EW-7.1 noSuchDefeated grey rank seat
EW-7.1 phase.promote
EW-7.2 neverHighWizard
EW-7.2 notHighest rank
EW-7.2 notVacant title
EW-7.2 promote from rank seat title to
EW-7.3 noneDefeated
EW-7.3 noneVacant
EW-8.1 demote box from rank seat to
EW-8.1 noSuchDefeated grey rank seat
EW-8.1 phase.demote
EW-8.2 takesGrey from seat to
EW-9.1 noGreyMagic mage
EW-9.1 noMage mage
EW-9.1 noneToRemove
EW-9.1 notOwnMage mage
EW-9.1 phase.removeGrey
EW-9.1 remove from mage seat to
EW-9.1 tooFewPips cost sum
EW-9.2 diceBack dice from seat to
EW-9.2 diceUsed
EW-9.2 done box kept seat
EW-9.2 takeBack die from seat to
EW-9.3 remove from mage seat to
EW-9.3 tooFewPips cost sum
EW-9.4 diceChosen
EW-9.4 noSuchDieInBox box die
EW-9.4 noneChosen
EW-9.4 putBackGrey seat
EW-9.4 useGrey die seat sum
EW-10.1 score points seat total
EW-E1 lastTurn
EW-E2 crownedTwice seat
EW-E3 unawardedTwice
EW-E4 bonus points seat
EW-E5 shared points seats
EW-E5 wins points seats
EW-S4 firstDragon seat
EW-T1 notNow phase verb
EW-T1 turn turn
EW-T2 notYourTurn seat
`;
