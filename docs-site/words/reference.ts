/** Words of the pages for programmers, which are in English only. */
export const reference = {
  title: 'API: elements and functions · playable-rules',
  description:
    'Every element with its attributes, properties, methods, events, parts and custom properties, and the rules without a page.',
  heading: 'API',
  lede: 'Elements for pages, and functions for programs. This page is made from the sources: the elements’ manifest, and the comments above each function.',
  elements: 'Elements',
  functions: 'Functions',
  contents: 'On this page',
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
  doors: {
    'playable-rules': 'The kernel: the rules of any game, without a page.',
    'playable-rules/games/elfenwizards': 'A game, for the kernel’s functions. Each game has a door of its own.',
    'playable-rules/embed':
      'Addresses, what they show, pictures and words for places without scripts, and what authors paste.',
  },
  guide: 'Add your own game · playable-rules',
  guideSays:
    'From a table of plain data to a board that plays: the guide builds a small game with hidden hands, a bid and answers out of turn.',
} as const;
