/** What elements with a board need beside `register.ts`: games with their drawing, and the controls of their phases. */
import { DefaultControl } from './game-ui/default-control.js';
import { load, read } from './games/index.js';
import { added, provide, register } from './register.js';

provide(async (id, ...asked) => {
  const ui = await (added.get(id) ?? (() => load(id, ...asked)))();
  register('playable-controls', DefaultControl);
  for (const [state, control] of Object.entries(ui.controls ?? {})) {
    register(`playable-${id}-${state.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`, control);
  }
  return ui;
}, read);
