/** The site in English. This file defines the keys: another language has just these. */
export const en = {
  'site.tagline': 'a board game’s rules, playable in any page',
  'site.skip': 'Skip to the content',
  'site.nav': 'Pages',
  'site.languages': 'Languages',
  'site.language': 'English',
  'site.english': 'in English',
  'site.copy': 'Copy',
  'site.copied': 'Copied',
  'site.selected': 'Selected: press Ctrl+C or ⌘C',
  'site.footer': 'Open source under the MIT licence. No cookies, no third party: every file comes from this site.',
  'site.credits': 'Games and authors',
  'site.stories': 'Storybook: every state of the chart',

  'nav.play': 'Play',
  'nav.learn': 'Lessons',
  'nav.embed': 'Embed',
  'nav.api': 'API',
  'nav.guide': 'Add a game',

  'home.title': 'playable-rules: board game rules that play, in any page',
  'home.description':
    'Web components that put a board game’s rules into any web page: a board to play, a lesson on one rule, the rulebook. Play Elfenwizards right here.',
  'home.heading': 'Board game rules that play',
  'home.lede':
    'A whole game, a lesson on one rule or the rulebook, in your blog, your wiki or your site. Try it: this is Elfenwizards, and you are Red.',
  'home.snippet': 'Two lines of HTML. No server, no account.',
  'home.poster': 'The board of Elfenwizards: a great tree in the snow with mages on five ranks',
  'home.doors': 'What you can do',
  'home.play': 'Play',
  'home.play.text':
    'A whole game against opponents or passing the device around, by mouse, touch, keys or screen reader.',
  'home.learn': 'Learn',
  'home.learn.text':
    '{count} lessons, one rule each. You make the move on a real board, and every wrong one gets an answer.',
  'home.read': 'Read',
  'home.read.text':
    'The rulebook in our own words, beside the board. A rule is one click from the lesson that teaches it.',
  'home.embed': 'Embed',
  'home.embed.text':
    'Choose what to show, see it, copy it: a snippet for each host, and a picture where scripts are not let in.',
  'home.api': 'Build on it',
  'home.api.text':
    'Attributes, events, methods, and the rules without a page: pure functions over plain JSON, in Node too.',
  'home.guide': 'Add a game',
  'home.guide.text':
    'Rules, a chart of the turn, a drawing and words. The guide builds a small game from the first line to the board.',
  'home.hosts': 'Where you write, it plays',
  'home.hosts.text': 'Hosts differ in what they let in. The builder writes what yours takes, and says why.',
  'home.hosts.more': 'Open the embed builder',
  'home.about': 'The game and its authors',

  'game.title': '{game}: play, learn and read the rules',
  'game.description': 'Play {game} in the page, learn it rule by rule in {count} lessons, and read its rulebook.',
  'game.play': 'Play',
  'game.learn': 'Learn',
  'game.read': 'Read',
  'game.players': '{min} to {max} players',
  'game.lessons': '{count} lessons',
  'game.embed': 'Put it in your page',
  'game.learn.text': 'Each lesson opens here and is tried on a board of its own. Begin with “{first}”.',
  'game.read.text': 'The chapter of the phase that you are in above is marked.',
  'game.before': 'Before the first turn',
  'game.elfenwizards.lede':
    'A tree in the snow, five ranks of ambitious mages, and dice that are spells. Four turns of ten phases decide who climbs and who falls.',

  'lessons.title': 'Lessons: learn a game rule by rule',
  'lessons.heading': 'Learn it rule by rule',
  'lessons.description': '{count} short lessons, each on a board of its own: you make the move, and the rules answer.',
  'lessons.step': '{count?# step|# steps}',
  'lessons.rule': '{count?# rule|# rules}',
  'lessons.rules': 'Rules {rules}',

  'lesson.all': 'All lessons',
  'lesson.previous': 'Before: {title}',
  'lesson.next': 'Next: {title}',
  'lesson.embed': 'This lesson in your page',
  'lesson.embed.text': 'Paste these lines, or the address of this page where addresses become previews.',
  'lesson.builder': 'More options in the builder',
  'lesson.told': 'The lesson in words',

  'authors.description': 'Whose the games are, what is ours, what we decided and reconstructed, and the licence.',

  'missing.title': 'Nothing lies here',
  'missing.text': 'No page has this address. It may have been moved, or misspelt.',
  'missing.home': 'To the first page',
} as const;
export type WordKey = keyof typeof en;
