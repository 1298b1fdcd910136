/** The tree of a chart's states: keyboard, selection and details. */
import { expect } from '@open-wc/testing';
import { all, atPhase, ids, item, mount, one, press, settled, words } from './support.js';

describe('the tree', () => {
  it('has one tab stop, and is navigated by arrows, Home, End and letters', async () => {
    const phases = await mount();
    const focused = () => phases.shadowRoot!.activeElement!.getAttribute('data-id');
    expect(all(phases, '.tree [tabindex="0"]')).to.have.length(1);
    one(phases, '.tree [tabindex="0"]').focus();
    expect(focused()).to.equal('castMajorSpells');
    for (const [key, id] of [
      ['ArrowRight', 'castMajorSpells:roll'],
      ['ArrowDown', 'castMajorSpells:place'],
      ['ArrowLeft', 'castMajorSpells'],
      ['ArrowLeft', 'castMajorSpells'],
      ['ArrowDown', 'castRemainingSpells'],
      ['ArrowUp', 'castMajorSpells'],
      ['End', 'over'],
      ['Home', 'highWizardRetires'],
      ['r', 'recoverMinorSpells'],
      ['e', 'recoverMinorSpells'],
    ] as const) {
      expect(await press(phases, key), key).to.equal(true);
      expect(focused(), key).to.equal(id);
    }
    expect(all(phases, '.tree [tabindex="0"]')).to.have.length(1);
    expect(await press(phases, 'Tab')).to.equal(false);
  });
  it('selects by Enter, marks the selection in the chart, and deselects by Space', async () => {
    const phases = await mount();
    item(phases, 'competition').focus();
    await press(phases, 'Enter');
    expect(item(phases, 'competition').ariaSelected).to.equal('true');
    expect(all(phases, '.chart [data-id="competition"] > .ring.selected')).to.have.length(1);
    expect(words(one(phases, '.about .title'))).to.equal('5a Competition');
    await press(phases, ' ');
    expect(all(phases, '.ring.selected')).to.have.length(0);
  });
  it('expands to the transition that is clicked in the chart', async () => {
    const phases = await mount();
    one(phases, '.chart [data-id="competition:favour"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled(phases);
    expect(item(phases, 'competition:favour').ariaSelected).to.equal('true');
    expect(words(one(phases, '.about'))).to.include('Stays in 5a Competition');
  });
  it('selects the phase that the page names until the reader takes it back', async () => {
    const phases = await atPhase('castMajorSpells', { phase: 'competition' });
    const selected = () => ids(phases, '.tree [aria-selected="true"]');
    const choose = async () => {
      item(phases, 'competition').click();
      await settled(phases);
      return selected();
    };
    expect(selected()).to.eql(['competition']);
    expect(await choose()).to.eql([]);
    expect(await choose()).to.eql(['competition']);
    await choose();
    phases.phase = 'score';
    await settled(phases);
    expect(selected()).to.eql(['score']);
    await choose();
    phases.seed = '9';
    phases.moves = null;
    await phases.ready();
    await settled(phases);
    expect(selected()).to.eql(['score']);
  });
  it('keeps the focus in the details of a transition that is chosen there', async () => {
    const phases = await atPhase('castMajorSpells', { phase: 'castMajorSpells' });
    const exit = one(phases, '.about .exits button');
    exit.focus();
    exit.click();
    await settled(phases);
    expect(phases.shadowRoot!.activeElement!.matches('.about')).to.equal(true);
  });
});
