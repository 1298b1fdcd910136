import 'playable-rules/define.js';
import type {} from 'playable-rules/react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, createMachine } from 'xstate';

function Page() {
  const [lastMove, setLastMove] = useState('');
  const game = useRef<HTMLElementTagNameMap['playable-game']>(null);
  return (
    <>
      <playable-game
        ref={game}
        load="now"
        players={3}
        seats="human bot bot"
        seed="5"
        undo="free"
        save="off"
        words={{ 'ui.moves': 'Whatever you may do ({count})' }}
        onplayable-moved={({ detail }) => setLastMove(detail.text)}
      >
        A board.
      </playable-game>
      <output>{lastMove}</output>
      <button onClick={() => game.current?.takeBack()}>Oops</button>
    </>
  );
}

createRoot(document.querySelector('#page')!).render(<Page />);

const actor = createActor(createMachine({ initial: 'red', states: { red: {} } })).start();
/** Properties that no attribute sets, for elements that are defined before they are rendered. */
export const properties = [
  <playable-phases actor={actor} />,
  <playable-game game="dark-mages" data={{ deck: {} }} openHanded />,
  <playable-game record="playable-rules transcript" />,
];
export const wrong = [
  // @ts-expect-error a property that can only be read
  <playable-game length={3} />,
  // @ts-expect-error no running actor
  <playable-phases actor="a" />,
  // @ts-expect-error a value that the attribute does not accept
  <playable-game load="soon" />,
  // @ts-expect-error an attribute of another element
  <playable-rulebook players="3" />,
  // @ts-expect-error a property that this event's detail does not have
  <playable-lesson onplayable-step={({ detail }) => detail.move} />,
  // @ts-expect-error an unknown tag
  <playable-gmae />,
];
