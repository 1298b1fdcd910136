/** Texts of the pages for programmers, which are in English only. */
export const reference = {
  title: 'API: elements and functions · playable-rules',
  description:
    'Every element with its attributes, properties, methods, events, parts and custom properties, and the functions that run the rules without a page.',
  heading: 'API',
  lede: 'Elements for pages, and functions for programs. This page is generated from the source: the manifest of the elements and the comments of the functions.',
  elements: 'Elements',
  functions: 'Functions',
  contents: 'On this page',
  frames: 'Frames',
  example: 'Try it: the fields below set the attributes of this element',
  tried: 'Try it',
  attributes: 'Attributes',
  property: 'As a property:',
  lang: 'Language of the words. Without it, the nearest `lang` around the element counts, and for another language English.',
  all: 'All elements: words, colours, policies',
  sentences: 'The keys of all sentences, with the English ones',
  more: 'Texts',
  texts: {
    architecture: {
      title: 'Architecture',
      says: 'The rooms of the source, what belongs in each, and which imports which: a drawing made from the imports.',
    },
    embedding: {
      title: 'Embedding',
      says: 'Elements by a script, in frames, by sharing; addresses and static renderings in programs and on the command line.',
    },
    frameworks: {
      title: 'In a framework',
      says: 'What React, Vue, Angular, Svelte, Next.js, Nuxt and bundlers need for the elements.',
    },
    server: {
      title: 'Run a server',
      says: 'For whoever keeps a server for playing with others: options, several hosts, backup, logs and metrics.',
    },
  },
  properties: 'Properties and methods',
  events: 'Events',
  parts: 'Parts and slots',
  styles: 'Custom properties',
  name: 'Name',
  type: 'Type',
  says: 'Description',
  slot: 'the default slot',
  types: 'Types',
  beta: 'Beta.',
  promise:
    'What these modules export changes only with a new major version, and before 1.0 with a new minor one. What is marked beta may change with any version.',
  manifest:
    'The package contains the same for tools in custom-elements.json, and for editors in vscode.html-custom-data.json and web-types.json.',
  messages: 'Messages to and from a frame',
  messagesSay:
    'A page that contains an embed page in a frame can get and set its state, and receives its events. No message to the page contains a seed, a move or a hand.',
  message: {
    get: 'Requests the state.',
    set: "Sets parameters by the names of attributes: `{ at: 12, lang: 'fr' }`; `null` removes one. Wait for the event `ready` first: a frame receives nothing until its scripts run.",
    answer: 'The answer to `get` or `set`, with the same `id`. If it contains an error, nothing has changed.',
    event: 'An event: `ready`, with the state, when the frame shows what its address describes;',
    resize: 'The height of the page in CSS pixels. `host.js` sets the height of the frame.',
  },
  entries: {
    'playable-rules': 'The kernel: runs the rules of any game, without a page.',
    'playable-rules/games/*': 'A game, for the kernel’s functions. Each game has an entry of its own.',
    'playable-rules/kit':
      'What the rules of a game of one’s own are made of, and all that the kernel exports. It needs no page.',
    'playable-rules/kit/board': 'What a page shows of a game of one’s own.',
    'playable-rules/kit/worker': 'The worker of a game of one’s own, if it should not think on the page.',
    'playable-rules/testing': 'The tests that our games pass, for a game of one’s own.',
    'playable-rules/testing/page': 'The tests of a game of one’s own that need a browser.',
    'playable-rules/vite':
      'A plugin for pages with games of one’s own only: they are built without those of the package.',
    'playable-rules/webpack': 'The same plugin for webpack.',
    'playable-rules/embed':
      'Addresses and their content, pictures and texts for places without scripts, and the code that authors paste.',
  },
  guide: 'Your own game · playable-rules',
  guideSays:
    'From npm create to a published page: a small game in ten steps, with an opponent, a lesson, a rulebook, tests and three languages.',
} as const;
