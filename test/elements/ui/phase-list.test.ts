/** The list of phases. States nested in a state that has a name form one entry. */
import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { phaseList } from '../../../src/elements/ui/phase-list.js';
import type { Session } from '../../../src/elements/session/session.js';
import { textOf } from '../../../src/i18n/text.js';
import { toy } from '../../toy/game.js';
import { words } from '../playable-game/support.js';

const nested = {
  'phase:round.bidding': 'Bidding',
  'phase:round.answering': 'Answering',
  'phase:showing': 'Showing',
  'number:round.bidding': '1',
  'number:round.answering': '1',
  'number:showing': '2',
};
function listed(phase: string, catalogue: Readonly<Record<string, string>>, isBesidePrompt = false): string[] {
  const session = { ui: { game: toy }, view: { phase } } as unknown as Session;
  const place = document.createElement('div');
  render(phaseList(session, textOf('en', [catalogue]), 'Phases', isBesidePrompt), place);
  return [...place.querySelectorAll('li')].map((li) => (li.ariaCurrent ? `> ${words(li)}` : words(li)));
}

describe('the list of phases', () => {
  it('has an entry for each nested state if their outer state has no name', () => {
    expect(listed('round.answering', nested)).to.eql(['1 Bidding', '> 1 Answering', '2 Showing']);
  });
  it('has one entry for the states nested in a named state, titled by the current one of them', () => {
    const catalogue = { ...nested, 'phase:round': 'Round' };
    expect(listed('round.answering', catalogue)).to.eql(['> 1 Answering', '2 Showing']);
    expect(listed('showing', catalogue)).to.eql(['1 Round', '> 2 Showing']);
  });
  it('leaves out a phase without a number at whose beginning nobody moves, until it is current', () => {
    const unnumbered = { ...nested, 'number:showing': '' };
    expect(listed('round.answering', unnumbered)).to.eql(['1 Bidding', '> 1 Answering']);
    expect(listed('showing', unnumbered)).to.eql(['1 Bidding', '1 Answering', '> Showing']);
  });
  it('keeps the name of each entry beside a prompt', () => {
    expect(listed('round.answering', { ...nested, 'phase:round': 'Round' }, true)).to.eql(['> 1 Round', '2 Showing']);
  });
});
