/** Texts of the pages for programmers, which are in English only. */
export const reference = {
  title: 'API: elements and functions · playable-rules',
  description:
    'Every element with its attributes, properties, methods, events, parts and custom properties, and the rules without a page.',
  heading: 'API',
  lede: 'Elements for pages, and functions for programs. This page is made from the sources: the elements’ manifest, and the comments above each function.',
  elements: 'Elements',
  functions: 'Functions',
  contents: 'On this page',
  frames: 'Frames',
  example: 'Try it: what you set below is set here',
  tried: 'Try it',
  attributes: 'Attributes',
  properties: 'Properties and methods',
  events: 'Events',
  parts: 'Parts and slots',
  styles: 'Custom properties',
  name: 'Name',
  type: 'Type',
  says: 'What it says',
  slot: 'the slot',
  types: 'Types',
  manifest:
    'A machine reads the same in custom-elements.json of the package, editors in vscode.html-custom-data.json and web-types.json.',
  messages: 'Messages to a frame and from it',
  messagesSay:
    'A page around the frame of an embed page may ask and set, and is told what happens. Nothing that is told carries a seed, a move or a hand.',
  message: {
    get: 'Asks for the state.',
    set: "Sets parameters by the names of attributes: `{ at: 12, lang: 'fr' }`; `null` takes one away. Wait for the event `ready` before: until its scripts run, a frame hears nothing.",
    answer: 'The answer to either, with its `id`. With an error nothing has changed.',
    event: 'What happens: `ready`, with the state, when the frame shows what its address asks for;',
    resize: 'How high the page is, in CSS pixels. `host.js` gives the frame that height.',
  },
  entries: {
    'playable-rules': 'The kernel: the rules of any game, without a page.',
    'playable-rules/games/*': 'A game, for the kernel’s functions. Each game has an entry of its own.',
    'playable-rules/embed':
      'Addresses, what they show, pictures and words for places without scripts, and what authors paste.',
  },
  guide: 'Add your own game · playable-rules',
  guideSays:
    'From a table of plain data to a board that plays: the guide builds a small game with hidden cards, an opponent, a lesson and three languages.',
  guideScripts: 'The game plays here once the scripts of this page run.',
} as const;
