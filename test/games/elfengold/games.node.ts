/** Situations that random games seldom reach have to pass the same checks as random games. */
import { test } from 'node:test';
import { elfengold } from '../../../src/games/elfengold/index.js';
import { legalMoves } from '../../../src/index.js';
import { checkDistinct, checkNotation, checkOffers, checkResume, checkViews } from './games.js';
import { scene } from './positions.js';

test('offers, notation, resuming and views hold with a double, an exchange and wizards', () => {
  const roads = { 'beata-elvenhold-plain': 'pig tree', 'elvenhold-lapphalia-plain': 'cycle' };
  const tokens = { red: { hidden: 'double pig dragon', shown: 'exchange wagon' } };
  const options = { wizards: true } as const;
  const scenes = [
    scene('placeTokens.placing', { roads, ...tokens }),
    scene('placeTokens.placing', { roads, ...tokens }).play('red place double hidden beata-elvenhold-plain'),
    scene('placeTokens.placing', { roads, ...tokens }).play('red place exchange shown beata-elvenhold-plain'),
    scene('travel.journey', { roads, options, red: { hand: 'pig pig cloud wizard' } }),
    scene('travel.journey', { roads, options, red: { hand: 'pig pig cloud wizard wizard', coins: 2 } }),
  ];
  for (const { snapshot } of scenes) {
    const offered = legalMoves(elfengold, snapshot);
    for (const check of [checkOffers, checkDistinct, checkNotation, checkResume, checkViews])
      check(snapshot, offered, 1);
  }
});
