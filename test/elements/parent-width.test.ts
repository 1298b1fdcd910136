/** The width of elements in parents that take theirs from their content, as the reference says under Embedding. */
import { expect, fixture, html } from '@open-wc/testing';
import { TAGS } from '../../src/register.js';
import { defineElement } from '../../src/define.js';

await Promise.all(TAGS.map(defineElement));

/** The element stands in place of `*`. Each without what the reference proposes, and with it. */
const PARENTS: Readonly<Record<string, readonly [without: string, cured: string]>> = {
  'in an item of a flex row': [
    '<div style="display: flex"><div>*</div></div>',
    '<div style="display: flex"><div style="flex: 1; min-width: 0">*</div></div>',
  ],
  'in a table': ['<table><tr><td>*</td></tr></table>', '<table style="width: 100%"><tr><td>*</td></tr></table>'],
  'in an inline block': [
    '<div style="display: inline-block">*</div>',
    '<div style="display: inline-block; width: 100%">*</div>',
  ],
  'in a float': ['<div style="float: left">*</div>', '<div style="float: left; width: 100%">*</div>'],
};

describe('the width of an element', () => {
  for (const [parent, forms] of Object.entries(PARENTS))
    it(`${parent} is all there is, once the parent has a width as the reference says`, async () => {
      for (const tag of TAGS)
        for (const room of [1000, 360]) {
          const widths: number[] = [];
          for (const form of forms) {
            const place = await fixture<HTMLElement>(html`<main style="width: ${room}px"></main>`);
            place.innerHTML = form.replace('*', `<${tag} load="click"></${tag}>`);
            widths.push(place.querySelector(tag)!.clientWidth);
            expect(place.scrollWidth, `${tag}, ${room}: ${form}`).to.be.at.most(room);
          }
          expect(widths[0], `${tag}, ${room}`).to.be.within(300, 320);
          expect(widths[1], `${tag}, ${room}`).to.be.at.least(room - 20);
        }
    });
  it('leaves room to columns beside it, so that it overflows none of them', async () => {
    for (const tag of TAGS)
      for (const columns of ['display: flex', 'display: grid; grid-template-columns: 1fr 1fr']) {
        const item = `<div style="flex: 1"><${tag} load="click"></${tag}></div>`;
        const place = await fixture<HTMLElement>(html`<main style="width: 700px"></main>`);
        place.innerHTML = `<div style="${columns}">${item}${item}</div>`;
        for (const one of place.querySelectorAll(tag)) expect(one.clientWidth, `${tag}: ${columns}`).to.equal(350);
      }
  });
});
