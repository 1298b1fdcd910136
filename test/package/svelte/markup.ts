// What svelte-check compares the tags of a component with.
import type {} from 'playable-rules/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { AnyActorRef } from 'xstate';

type Tag<Name extends keyof SvelteHTMLElements> = SvelteHTMLElements[Name];

export const game: Tag<'playable-game'> = {
  load: 'now',
  players: 3,
  seats: 'human bot bot',
  undo: 'free',
  class: 'board',
  words: { 'ui.moves': 'Whatever you may do ({count})' },
  'onplayable-moved': ({ detail }) => detail.text.toUpperCase(),
};
export const phases = (actor: AnyActorRef): Tag<'playable-phases'> => ({ actor });
export const own: Tag<'playable-game'> = {
  game: 'dark-mages',
  data: { deck: {} },
  record: 'playable-rules transcript',
};
// @ts-expect-error a property that can only be read
export const long: Tag<'playable-game'> = { length: 3 };
// @ts-expect-error a value that the attribute does not accept
export const soon: Tag<'playable-game'> = { load: 'soon' };
// @ts-expect-error a property that this event's detail does not have
export const step: Tag<'playable-lesson'> = { 'onplayable-step': ({ detail }) => detail.move };
// @ts-expect-error an attribute that the element does not have
export const book: Tag<'playable-rulebook'> = { players: 3 };
