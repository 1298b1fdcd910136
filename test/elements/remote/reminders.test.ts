/** What reminds a reader: the title of the page, and messages of the server to a device that asked for them at an earlier table. */
import { expect } from '@open-wc/testing';
import { changeSettings } from '../../../src/elements/ui/settings.js';
import { Reminders } from '../../../src/elements/remote/reminders.js';
import type { RemoteTable } from '../../../src/elements/remote/remote-table.js';
import type { Text } from '../../../src/i18n/text.js';

const text = Object.assign((key: string) => key, { lang: 'en' }) as unknown as Text;
const server = new URL('/', location.href);

describe('the title of the page', () => {
  it('says what happened while the reader looked at something else, until they look at it', async () => {
    const { title } = document;
    const hasFocus = Object.getOwnPropertyDescriptor(Document.prototype, 'hasFocus')!;
    document.title = 'A game';
    const reminders = await Reminders.for({} as never, { also: () => Promise.resolve() } as never);
    const look = (isHere: boolean) => {
      Document.prototype.hasFocus = () => isHere;
      dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
    };
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
      Object.defineProperty(Document.prototype, 'hasFocus', hasFocus);
      document.title = title;
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
