/** What reminds a reader: the title of the page, a sound, and messages of the server to a device that asked for them at an earlier table. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
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
  const open = () => Reminders.for({} as never, { also: () => Promise.resolve() } as never);
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
    const reminders = await Reminders.for({} as never, { also: () => Promise.resolve() } as never);
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
    const reminders = await Reminders.for(host as never, { also: () => Promise.resolve() } as never);
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
