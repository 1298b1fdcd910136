/** Attributes, languages, exports and accessibility. */
import { expect, waitUntil } from '@open-wc/testing';
import { LitElement } from 'lit';
import pig from '../../../examples/pig/index.js';
import { addGame, type PlayablePhases } from '../../../src/define.js';
import { Session } from '../../../src/elements/session/session.js';
import { formatLink } from '../../../src/kernel/permalink.js';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import {
  all,
  atPhase,
  hear,
  inPicture,
  item,
  make,
  mount,
  one,
  open,
  room,
  settled,
  transcripts,
  words,
} from './support.js';
import { violations } from '../violations.js';

describe('playable-phases: attributes', () => {
  it('uses `state`, `at`, `seat` and `phase`, and reports a `seed` beside `state`', async () => {
    const { seed, moves } = transcripts['competition']!;
    const from = await mount({ seed: String(seed), moves });
    await open(from, 'history');
    const { parseMove } = await import('../../../src/kernel/transcript.js');
    const list = moves
      .split(/[;\n]/)
      .map((line) => line.trim())
      .filter(Boolean);
    const record = { start: { players: 3, seed }, moves: list.map((line) => parseMove(elfenwizards, line)) };
    const phases = make({ state: formatLink(elfenwizards, record), at: '3', seat: 'red', phase: 'score' });
    (await room()).append(phases);
    await phases.ready();
    await settled(phases);
    expect(inPicture(phases)).to.eql(['castMajorSpells']);
    expect(item(phases, 'score').ariaSelected).to.equal('true');
    await open(phases, 'table');
    expect(words(one(phases, 'details.table'))).to.include('As Red sees it');
    phases.phase = 'competition';
    await settled(phases);
    expect(words(one(phases, '.about .title'))).to.equal('5a Competition');
    phases.seed = '7';
    await waitUntil(() => all(phases, '.warning').length > 0, 'the warning');
    expect(words(one(phases, '.warning'))).to.include('seed');
  });
  it('refuses moves without a seed', async () => {
    const phases = make({ players: '3', moves: 'green roll' });
    (await room()).append(phases);
    const said = await phases.ready().then(String, String);
    expect(said).to.include('seed: nothing, expected a number, because moves need a seed');
  });
  it('fires events for moves in its own game as <playable-game> does', async () => {
    const phases = await mount();
    const heard = hear(phases, 'playable-move', 'playable-moved', 'playable-phase');
    one(phases, '.moves input').click();
    await settled(phases);
    one(phases, '.moves button.primary').click();
    await settled(phases);
    expect(heard.map(({ type }) => type)).to.eql(['playable-move', 'playable-moved']);
    expect(heard[1]!.detail).to.deep.include({ text: 'green roll' });
  });
  for (const [name, value] of Object.entries({ game: 'chess', players: '9', at: '1', seat: 'pink', load: 'soon' })) {
    it(`reports an invalid value of ${name}`, async () => {
      const phases = await mount({ [name]: value });
      expect(words(one(phases, '.warning')))
        .to.include(name)
        .and.to.include(value);
    });
  }
  it('reports an unknown phase, yet shows the chart, and an unknown id in `for`', async () => {
    const phases = await mount({ phase: 'lunch' });
    expect(words(one(phases, '.warning'))).to.include('phase: "lunch"');
    expect(inPicture(phases)).to.have.length(1);
    const alone = make({ for: 'nobody' });
    (await room()).append(alone);
    await waitUntil(() => all(alone, '.warning').length === 1);
    expect(words(one(alone, '.warning'))).to.include('for: "nobody"');
  });
  it('with load="click" loads on a click, and is visible until then', async () => {
    const phases = make({ load: 'click', players: '3', seed: '1' });
    phases.append('The ten phases');
    (await room()).append(phases);
    await settled(phases);
    expect(all(phases, '.chart')).to.have.length(0);
    expect(phases.checkVisibility()).to.equal(true);
    await waitUntil(() => all(phases, 'button.primary').length === 1);
    one(phases, 'button.primary').click();
    await phases.ready();
    await settled(phases);
    expect(all(phases, '.chart')).to.have.length(1);
  });
  it('has one game of its own after a failure, also if that came after the game had begun', async () => {
    let isDown = true;
    addGame({
      ...pig,
      game: { ...pig.game, id: 'failing' },
      text: (lang) => (isDown ? Promise.reject(new Error('offline')) : pig.text(lang)),
    });
    const phases = make({ game: 'failing' });
    const sessions = new Set<unknown>();
    phases.addController = (controller) => {
      if (controller instanceof Session) sessions.add(controller);
      LitElement.prototype.addController.call(phases, controller);
    };
    phases.removeController = (controller) => {
      sessions.delete(controller);
      LitElement.prototype.removeController.call(phases, controller);
    };
    (await room()).append(phases);
    await waitUntil(() => all(phases, '[data-do="again"]').length > 0, 'the failure', { timeout: 5000 });
    isDown = false;
    one(phases, '[data-do="again"]').click();
    await phases.ready();
    await settled(phases);
    expect([inPicture(phases).length, sessions.size]).to.eql([1, 1]);
  });
  it('uses the language in `lang`, and follows its change', async () => {
    const phases = await mount({ lang: 'it' });
    expect(words(one(phases, '.words > summary'))).to.equal('Le fasi in parole');
    expect(words(one(phases, '.chart [data-id="competition"] .name'))).to.equal('5a Duelli');
    phases.lang = 'fr';
    await waitUntil(() => words(one(phases, '.words > summary')) === 'Les phases en mots');
    expect(item(phases, 'competition').ariaLabel).to.equal('5a Compétition');
  });
});

describe('playable-phases: files', () => {
  it('every format is saved under its file name, or copied with the same content', async () => {
    const phases = await mount();
    await open(phases, 'exports');
    const saved: string[] = [];
    const texts: Promise<string>[] = [];
    const copied: string[] = [];
    // Downloads and the clipboard are replaced by recorders.
    const replace = <T extends object, K extends keyof T & string>(of: T, name: K, by: T[K]) => {
      Object.defineProperty(of, name, { configurable: true, writable: true, value: by });
      return () => Reflect.deleteProperty(of, name);
    };
    const save = function (this: HTMLAnchorElement) {
      saved.push(this.download);
      texts.push(fetch(this.href).then((answer) => answer.text()));
    };
    const undo = [
      replace(HTMLAnchorElement.prototype, 'click', save),
      replace(navigator.clipboard, 'writeText', (text: string) => Promise.resolve(void copied.push(text))),
    ];
    try {
      for (const [i, format] of ['mermaid', 'scxml', 'json', 'svg'].entries()) {
        one(phases, `[data-save="${format}"]`).click();
        one(phases, `[data-copy="${format}"]`).click();
        await waitUntil(() => saved.length > i && copied.length > i, format);
      }
    } finally {
      undo.forEach((back) => back());
    }
    expect(saved).to.eql(['mmd', 'scxml', 'json', 'svg'].map((ending) => `elfenwizards.${ending}`));
    expect(await Promise.all(texts)).to.eql(copied);
    expect(copied[0]).to.include('stateDiagram').and.to.include('5a Competition');
    expect(copied[3]).to.include('<svg').and.to.include('5a Competition');
    await waitUntil(() => words(one(phases, '[role="status"]')).includes('Copied.'));
  });
});

describe('playable-phases: accessibility', () => {
  async function openEverything(phases: PlayablePhases): Promise<void> {
    for (const part of ['history', 'table', 'exports']) await open(phases, part);
    item(phases, 'castMajorSpells').click();
    await settled(phases);
  }
  for (const scheme of ['light', 'dark']) {
    for (const width of [1200, 320]) {
      it(`passes axe, ${scheme}, ${width} pixels wide`, async () => {
        const phases = await mount({}, width);
        phases.parentElement!.style.colorScheme = scheme;
        phases.parentElement!.style.background = scheme === 'dark' ? '#10131a' : '#fff';
        await openEverything(phases);
        expect(await violations(phases)).to.deep.equal([]);
      });
    }
  }
  it('all controls are at least 24 by 24 pixels', async () => {
    const phases = await atPhase('competition', {}, 320);
    await openEverything(phases);
    const small = all(phases, 'button, summary, select, input:not([type=radio]), [role="treeitem"]').filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return height > 0 && (width < 24 || height < 24);
    });
    expect(small.map(words)).to.eql([]);
  });
});
