/** The API page: adds each element beside its documentation, and applies the attributes that readers try. */
import type { PlayableGame } from '../../src/define.js';
import { element } from '../../src/markup/text.js';

for (const section of document.querySelectorAll<HTMLElement>('[data-tag]')) {
  const tag = section.dataset['tag']!;
  const line = section.querySelector('.live code')!;
  const shown = document.createElement(tag) as PlayableGame;
  // Games are not saved unless the reader tries `save`.
  const kept = () => tag === 'playable-game' && !shown.hasAttribute('save') && shown.setAttribute('save', 'off');
  kept();
  section.querySelector('.shown')!.append(shown);

  const controls = [...section.querySelectorAll<HTMLInputElement | HTMLSelectElement>('td > [name]')];
  section.addEventListener('change', ({ target }) => {
    const control = target as HTMLInputElement;
    if (!controls.includes(control)) return;
    const { name, type, value, checked } = control;
    if (type === 'checkbox') shown.toggleAttribute(name, checked);
    else if (value === '') shown.removeAttribute(name);
    else shown.setAttribute(name, value);
    kept();
    const given = (controls as readonly HTMLInputElement[]).map(({ name, type, value, checked }) => {
      const said = type === 'checkbox' ? (checked ? '' : undefined) : value || undefined;
      return [name, said] as const;
    });
    line.textContent = element(tag, Object.fromEntries(given), '');
  });
}
