/** The guide’s page: shows the game as it is after each step, as soon as the reader comes near. */
interface Step {
  /** Fills the step’s room; without it, the room shows the elements that the page has for it. */
  readonly show?: (room: HTMLElement) => void;
}
const pig = () => import('../steps/main.js') as Promise<Step>;
const steps: Readonly<Record<string, () => Promise<Step>>> = {
  1: pig,
  2: () => import('../steps/step-2.js'),
  3: () => import('../steps/step-3.js'),
  4: () => import('../steps/step-4.js'),
  5: () => import('../steps/step-5.js') as Promise<Step>,
  6: () => import('../steps/step-6.js') as Promise<Step>,
  7: pig,
  8: pig,
  9: pig,
  10: () => import('../steps/step-10.js'),
};

async function fill(room: HTMLElement): Promise<void> {
  const { show } = await steps[room.dataset['step']!]!();
  const shown = room.querySelector('template')?.content.cloneNode(true) as DocumentFragment | undefined;
  for (const game of shown?.querySelectorAll('playable-game') ?? []) game.setAttribute('save', 'off');
  room.replaceChildren(...(shown?.childNodes ?? []));
  show?.(room);
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      fill(target as HTMLElement).catch((error: unknown) => {
        console.error(error);
        target.querySelector('p')!.textContent = target.getAttribute('data-failed');
      });
    }
  },
  { rootMargin: '200px' },
);
for (const room of document.querySelectorAll('[data-step]')) near.observe(room);
