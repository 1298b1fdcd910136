/** On which page a table is opened. */
import { expect } from '@open-wc/testing';
import { pageOf } from '../../../src/elements/remote/seat-keys.js';

it('a table is opened on the server’s own page of its game, and on pages of others where it is', () => {
  const server = new URL('http://tables.example/play/');
  const page = document.createElement('i');
  page.setAttribute('game', 'toy');
  const of = (game: string, link: string) => pageOf(game, page, server, link);
  const own = 'http://tables.example/play/?game=toy#play=gqz3mybdpn';
  expect(of('other', own)).to.equal('http://tables.example/play/?game=other#play=gqz3mybdpn');
  expect(of('other', 'http://tables.example/play/#play=gqz3mybdpn')).to.equal(of('other', own));
  expect(of('toy', own)).to.equal(undefined);
  expect(of('other', 'http://tables.example/play/?game=other#play=gqz3mybdpn'), 'not over and over').to.equal(
    undefined,
  );
  expect(of('other', 'http://blog.example/play/#play=gqz3mybdpn')).to.equal(undefined);
});
