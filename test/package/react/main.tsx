import 'playable-rules/define.js';
import type {} from 'playable-rules/react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [told, setTold] = useState('');
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
        onplayable-moved={({ detail }) => setTold(detail.text)}
      >
        A board.
      </playable-game>
      <output>{told}</output>
      <button onClick={() => game.current?.undo()}>Oops</button>
    </>
  );
}

createRoot(document.querySelector('#page')!).render(<Page />);

export const wrong = [
  // @ts-expect-error a word that the attribute does not take
  <playable-game load="soon" />,
  // @ts-expect-error an attribute that another element has
  <playable-rulebook players="3" />,
  // @ts-expect-error what the event does not tell
  <playable-lesson onplayable-step={({ detail }) => detail.move} />,
  // @ts-expect-error a tag that is none
  <playable-gmae />,
];
