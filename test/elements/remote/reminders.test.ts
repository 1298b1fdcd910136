/** What reminds a reader: the title of the page, a sound, and messages of the server to a device that asked for them at an earlier table. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { render } from 'lit';
import { changeSettings, settings } from '../../../src/elements/ui/settings.js';
import { Reminders } from '../../../src/elements/remote/reminders.js';
import type { RemoteTable } from '../../../src/elements/remote/remote-table.js';
import type { Text } from '../../../src/i18n/text.js';

const text = Object.assign((key: string) => key, { lang: 'en' }) as unknown as Text;
const server = new URL('/', location.href);

describe('the title of the page', () => {
  const { title } = document;
  const hasFocus = Object.getOwnPropertyDescriptor(Document.prototype, 'hasFocus')!;
  beforeEach(() => (document.title = 'A game'));
  afterEach(() => {
    Object.defineProperty(Document.prototype, 'hasFocus', hasFocus);
    document.title = title;
  });
  const look = (isHere: boolean) => {
    Document.prototype.hasFocus = () => isHere;
    dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
  };
  const open = (hasTitle = () => true) =>
    Reminders.for({} as never, { also: () => Promise.resolve() } as never, hasTitle);
  it('says what happened while the reader looked at something else, until they look at it', async () => {
    const reminders = await open();
    try {
      look(true);
      reminders.greet(text, 'Ben');
      look(false);
      expect(document.title, 'seen at once').to.equal('A game');
      reminders.greet(text, 'Ben');
      expect(document.title).to.equal('reminders.cameIn · A game');
      look(true);
      look(false);
      expect(document.title).to.equal('A game');
    } finally {
      reminders.close();
    }
  });
  it('is that of the page again, also where several tables had something to say, or the page has another by then', async () => {
    const tables = [await open(), await open()];
    try {
      look(false);
      for (const table of tables) table.greet(text, 'Ben');
      expect(document.title).to.equal('reminders.cameIn · A game');
      look(true);
      expect(document.title).to.equal('A game');
      look(false);
      tables[0]!.greet(text, 'Cleo');
      document.title = 'Another page';
      look(true);
      expect(document.title).to.equal('Another page');
    } finally {
      for (const table of tables) table.close();
    }
  });
});

describe('the reader’s turn in the title of the page', () => {
  const { title } = document;
  const hasFocus = Object.getOwnPropertyDescriptor(Document.prototype, 'hasFocus')!;
  const table = { server, code: 'abcdefgh23', viewer: 0, lobby: { offer: null } } as unknown as RemoteTable;
  const look = (isHere: boolean) => {
    Document.prototype.hasFocus = () => isHere;
    dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
  };
  const open = (hasTitle = () => true) =>
    Reminders.for({ requestUpdate() {} } as never, { also: () => Promise.resolve() } as never, hasTitle);
  beforeEach(() => {
    changeSettings({ reminders: '' });
    document.title = 'A game';
  });
  afterEach(() => {
    Object.defineProperty(Document.prototype, 'hasFocus', hasFocus);
    changeSettings({ reminders: '' });
    document.title = title;
  });

  it('is said without being asked for, while they look elsewhere, until they look or leave', async () => {
    const reminders = await open();
    look(true);
    reminders.heed(text, table, true);
    expect(document.title).to.equal('A game');
    look(false);
    expect(document.title).to.equal('reminders.turn · A game');
    look(true);
    expect(document.title).to.equal('A game');
    look(false);
    reminders.heed(text, table, false);
    expect(document.title).to.equal('A game');
    reminders.heed(text, table, true);
    reminders.close();
    expect(document.title).to.equal('A game');
  });
  it('is not said, nor offered, where the author of the page does not want it', async () => {
    let hasTitle = false;
    const reminders = await open(() => hasTitle);
    try {
      look(false);
      reminders.heed(text, table, true);
      reminders.greet(text, 'Ben');
      expect(document.title).to.equal('A game');
      const offered = () => {
        const place = document.createElement('div');
        render(reminders.choices(text, table), place);
        return place.querySelector<HTMLInputElement>('[data-do="remind-title"]');
      };
      expect(offered()).to.equal(null);
      hasTitle = true;
      expect(offered()!.checked).to.equal(true);
      reminders.heed(text, table, true);
      expect(document.title).to.equal('reminders.turn · A game');
    } finally {
      reminders.close();
    }
  });
  it('is not said to a reader who has switched it off on this device', async () => {
    const reminders = await open();
    try {
      const place = document.createElement('div');
      render(reminders.choices(text, table), place);
      const choose = (isOn: boolean) => {
        const box = place.querySelector<HTMLInputElement>('[data-do="remind-title"]')!;
        box.checked = isOn;
        box.dispatchEvent(new Event('change'));
        return aTimeout(0);
      };
      await choose(false);
      look(false);
      reminders.heed(text, table, true);
      expect([document.title, settings().reminders]).to.eql(['A game', 'no-title']);
      await choose(true);
      reminders.heed(text, table, true);
      expect([document.title, settings().reminders]).to.eql(['reminders.turn · A game', '']);
    } finally {
      reminders.close();
    }
  });
  it('leaves no trace beside what the page, or another copy of this package, does with the title', async () => {
    const reminders = await open();
    try {
      look(false);
      for (const [during, after] of [
        ['(3) reminders.turn · A game', '(3) A game'],
        ['Your turn · reminders.turn · A game', 'Your turn · A game'],
        ['Another page', 'Another page'],
        ['reminders.turn · News · My blog', 'News · My blog'],
      ] as const) {
        document.title = 'News · A game';
        reminders.heed(text, table, false);
        expect(document.title).to.equal('News · A game');
        reminders.heed(text, table, true);
        document.title = during;
        reminders.heed(text, table, false);
        expect(document.title).to.equal(after);
      }
      document.title = '';
      reminders.heed(text, table, true);
      expect(document.title).to.equal('reminders.turn');
      reminders.heed(text, table, false);
      expect(document.title).to.equal('');
    } finally {
      reminders.close();
    }
  });
});

describe('a sound', () => {
  it('says that somebody sat down, to a reader who has sounds on', async () => {
    const make = Reflect.get(BaseAudioContext.prototype, 'createOscillator') as () => OscillatorNode;
    let played = 0;
    BaseAudioContext.prototype.createOscillator = function (this: BaseAudioContext) {
      played++;
      return make.call(this);
    };
    const { sound } = settings();
    // Browsers are silent until the reader has pressed something.
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
    const reminders = await Reminders.for({} as never, { also: () => Promise.resolve() } as never, () => true);
    try {
      changeSettings({ sound: false });
      reminders.greet(text, 'Ben');
      await aTimeout(50);
      expect(played).to.equal(0);
      changeSettings({ sound: true });
      reminders.greet(text, 'Ben');
      await waitUntil(() => played > 0);
    } finally {
      reminders.close();
      changeSettings({ sound });
      BaseAudioContext.prototype.createOscillator = make;
      Reflect.deleteProperty(navigator, 'userActivation');
    }
  });
});

describe('messages to this device', () => {
  const { Notification } = globalThis;
  const { serviceWorker } = navigator;
  let registered = 0;
  beforeEach(() => {
    changeSettings({ reminders: 'push' });
    globalThis.Notification = { permission: 'granted' } as typeof Notification;
    registered = 0;
    const register = () => Promise.reject(new Error(`not here, ${++registered}`));
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  });
  afterEach(() => {
    changeSettings({ reminders: '' });
    Object.assign(globalThis, { Notification });
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  });

  it('are asked for at a table once the reader has a seat there', async () => {
    const host = { requestUpdate() {} };
    const reminders = await Reminders.for(host as never, { also: () => Promise.resolve() } as never, () => true);
    const table = { server, code: 'abcdefgh23', token: undefined as string | undefined };
    const heed = async () => {
      reminders.heed(text, table as RemoteTable, false);
      await new Promise((done) => setTimeout(done, 50));
      return registered;
    };
    expect(await heed()).to.equal(0);
    table.token = 'abcdefghijklmnopqrstuv';
    expect(await heed()).to.equal(1);
    expect(await heed()).to.equal(1);
    reminders.close();
  });
});
