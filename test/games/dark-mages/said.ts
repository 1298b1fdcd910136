/** Every fact and refusal of Dark Mages: rule, code, names of parameters. */
export const SAID = `
DM-A1 aims seat target
DM-A1 attackOver attacker
DM-A1 attackedAlready most
DM-A1 cannotBeSeen target
DM-A1 cast card foes seat target targets
DM-A1 cast card seat target targets
DM-A1 choosesItem seat
DM-A1 choosesTarget seat
DM-A1 closed.cast phase
DM-A1 confusion astray die target
DM-A1 discardsRandom cards seat
DM-A1 drained healed hp seat
DM-A1 effect.dot amount card stat target turns
DM-A1 effect.skip_attack amount card stat target turns
DM-A1 effect.stat amount card stat target turns
DM-A1 everyOpponent card
DM-A1 heals amount card dice faces healed hp seat
DM-A1 itemDestroyed card seat slot
DM-A1 leaps foes receiver target total
DM-A1 leaps receiver target total
DM-A1 nobodyThere target
DM-A1 notAmongThem target
DM-A1 notInHand card
DM-A1 oneTarget target
DM-A1 oneself target
DM-A1 targetGone target
DM-A2 arcaneTooLow arcane card level
DM-A3 attackRoll ac attacker bonus dice die foes ownSphere target total verdict
DM-A3 attackRoll ac attacker bonus dice die ownSphere target total verdict
DM-A4 critical attacker
DM-A4 doubled total
DM-A4 fumble attacker
DM-A4 miss attacker
DM-A5 discardsRandom cards seat
DM-A5 effect.confuse amount card stat target turns
DM-A5 effect.dot amount card stat target turns
DM-A5 effect.skip_attack amount card stat target turns
DM-A5 effect.stat amount card foes stat target turns
DM-A5 effect.stat amount card stat target turns
DM-A5 mustSave card foes penalty target
DM-A5 mustSave card penalty target
DM-A6 save ac die foes target verdict
DM-A6 save ac die target verdict
DM-A7 damageDice dice faces flat total verdict
DM-A8 attackCardInHand cards
DM-A8 cantrip seat target
DM-A8 neverAdded
DM-A9 assault card seat target
DM-A9 companionAttacked
DM-A10 discarded card seat
DM-A11 fumbleDamage target total
DM-C1 aimAtItsMage target
DM-C1 companionFlees card seat
DM-C1 damage amount hp target
DM-C1 lost card op target
DM-C1 shielded receiver target
DM-C2 noAlly
DM-C2 splashed target
DM-C3 companionFalls card seat
DM-D1 asks seat
DM-D1 closed.answer phase
DM-D1 counterspell card seat
DM-D1 dodge card seat
DM-D1 mayAnswer seats target
DM-D1 noAnswer card
DM-D1 notAgainst card kind
DM-D1 notAimedAtYou card
DM-D1 notAsked seat
DM-D1 notInHand card
DM-D1 passes seat
DM-D2 asksCounter seat
DM-D2 notAgainst card kind
DM-D2 notAgainstReflection card
DM-D2 notForCompanion card
DM-D2 turnedBack card seat target
DM-E1 discard card seat
DM-E1 drew card seat
DM-E1 keep seat
DM-E1 notInHand card
DM-E2 reshuffled count
DM-N1 enemyArrives card foes seat target
DM-N1 enemyFirst
DM-N1 enemyFirst target
DM-N2 asks seat
DM-N2 dodge card enemy seat
DM-N2 onlyDodge card
DM-N2 passes seat
DM-N2 passesBy card number
DM-N2 strikeDamage card dice faces total
DM-N2 strikes card foes seats target
DM-N2 strikesNobody card
DM-N3 beaten card number
DM-N3 dismissed card number
DM-N3 lost card foes op target
DM-N3 strikeLost card foes target
DM-N3 strikes card foes seats target
DM-P1 closed.equip phase
DM-P1 enoughItems most
DM-P1 equip card replaced seat slot
DM-P1 notInHand card
DM-P2 cured card ended seat
DM-P2 heal card seat
DM-P2 heals amount card dice faces healed hp seat
DM-P2 oneHealing
DM-P3 drink card seat
DM-P3 effect.damage_bonus amount card stat target turns
DM-P3 effect.resistance amount card stat target turns
DM-P3 effect.stat amount card stat target turns
DM-P3 effect.untargetable amount card stat target turns
DM-P3 notInHand card
DM-P3 onePotion
DM-P4 notInHand card
DM-P4 summon card replaced role seat
DM-P5 closed.skill phase
DM-P5 cured card ended seat
DM-P5 dismiss card foes seat target
DM-P5 effect.advantage_attack amount card stat target turns
DM-P5 effect.extra_attack amount card stat target turns
DM-P5 effect.extra_die amount card stat target turns
DM-P5 effect.save_penalty amount card stat target turns
DM-P5 effect.twin amount card stat target turns
DM-P5 heals amount card dice faces healed hp seat
DM-P5 noTwin seat
DM-P5 notInHand card
DM-P5 nothingThere slot
DM-P5 oneSkill
DM-P5 skill card seat
DM-P5 steal card seat target
DM-P5 stolen card from seat
DM-P5 twin foes targets
DM-P5 twin targets
DM-P5 use card seat
DM-P6 effect.stat amount card stat target turns
DM-P6 notInHand card
DM-P6 ward card seat
DM-S1 characters characters
DM-S2 dealt cards players
DM-S3 first seat
DM-S3 notYourChoice seat
DM-S3 notYourTurn seat
DM-S3 rollsForFirst dice seats
DM-S4 enemiesAside cards
DM-T1 attackGoesOn seat
DM-T1 attackLost seat
DM-T1 notNow phase verb
DM-T1 phase.attack seat
DM-T1 phase.end seat
DM-T1 phase.preparation seat
DM-T1 turn seat turn
DM-T1 turnEnds seat
DM-T2 dot card dice faces foes target total
DM-T2 dot card dice faces target total
DM-T2 dotSave card target
DM-T2 expires cards target
DM-T2 regenerates card dice faces healed hp seat
DM-V1 damage amount foes hp target
DM-V1 damage amount hp target
DM-V1 defeated cards seat
DM-V1 fallen target
DM-V1 revived card dice faces hp seat
DM-V2 leaves from seat
DM-V2 loots card from seat
DM-V2 mayLoot seat
DM-V2 nothingThere slot
DM-V3 draw
DM-V3 wins winners
DM-V4 friend target
DM-V4 wins winners
`;
