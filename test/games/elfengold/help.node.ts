/** Help texts for situations that random games seldom reach, advice where the right move is plain, and prompts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOwn, walkLesson, withKeys } from '../../../src/loading/own-lesson.js';
import { anchors, label } from '../../../src/games/elfengold/board/anchors.js';
import { coach } from '../../../src/games/elfengold/help/coach.js';
import { explain } from '../../../src/games/elfengold/help/explain.js';
import { reasons } from '../../../src/games/elfengold/help/reasons.js';
import { elfengold, type Move, type Table } from '../../../src/games/elfengold/index.js';
import { TRANSPORTS } from '../../../src/games/elfengold/map.js';
import { rulebook } from '../../../src/games/elfengold/generated/rulebook.js';
import { en as board } from '../../../src/games/elfengold/text/board.en.js';
import { en } from '../../../src/games/elfengold/text/en.js';
import { fr } from '../../../src/games/elfengold/text/fr.js';
import { it } from '../../../src/games/elfengold/text/it.js';
import { en as help } from '../../../src/games/elfengold/text/help.en.js';
import { fr as helpFr } from '../../../src/games/elfengold/text/help.fr.js';
import { it as helpIt } from '../../../src/games/elfengold/text/help.it.js';
import { formatValue } from '../../../src/games/elfengold/text/phrase.js';
import type { GameUi } from '../../../src/game-ui/game-ui.js';
import { textOf } from '../../../src/i18n/text.js';
import { frames, parseMove, refusal, viewFor, type Params, type Snapshot, type Viewer } from '../../../src/index.js';
import { openLesson, type LessonStep } from '../../../src/kernel/lesson.js';
import { asked } from '../asked.js';
import { scene } from './positions.js';

const text = textOf('en', [help, en], formatValue);
const roads = { 'beata-elvenhold-plain': 'pig tree', 'elvenhold-lapphalia-plain': 'cycle' };
const seen = (game: ReturnType<typeof scene>, viewer: Viewer) => viewFor(elfengold, game.snapshot, viewer);
const codes = (game: ReturnType<typeof scene>, line: string) =>
  reasons(seen(game, 0), parseMove(elfengold, line) as Move).map(({ code }) => code);

test('explanations of other players’ cards and counters do not reveal them', () => {
  const game = scene('placeTokens.placing', { red: { hand: 'pig', hidden: 'tree' } });
  const said = (anchor: string) => explain(anchor, seen(game, 'spectator'), text)!.text;
  assert.equal(said('cards'), help['explain.cards']);
  assert.equal(said('tokens'), help['explain.hiddenToken']);
});

test('the label of water includes the extra raft for its sea monster', () => {
  const river = (lying: string) => {
    const game = scene('placeTokens.placing', { red: { hidden: 'tree' }, roads: { 'beata-elvenhold-river': lying } });
    return label('beata-elvenhold-river', seen(game, 0), textOf('en', [board, en], formatValue));
  };
  const [bare, guarded] = ['', 'monster'].map((lying) =>
    [...river(lying).matchAll(/: (\d) raft/g)].map(([, n]) => Number(n)),
  );
  assert.deepEqual(
    [bare, guarded],
    [
      [1, 2],
      [2, 3],
    ],
  );
});

test('a town’s label says “everybody” if all boots are there, and otherwise names whose', () => {
  const words = textOf('en', [board, en], formatValue);
  const said = (game: ReturnType<typeof scene>) => label('elvenhold', seen(game, 0), words);
  assert.match(said(scene('placeTokens.placing', { red: { hidden: 'tree' } })), /Here: everybody\./);
  assert.match(said(scene('placeTokens.placing', { red: { hidden: 'tree', boot: 'virst' } })), /Here: Green/);
});

test('a wizard is explained, recommended as a card, and its moves have reasons', () => {
  const options = { wizards: true } as const;
  const game = scene('travel.journey', { roads, options, red: { hand: 'pig pig wizard', coins: 5 } });
  assert.match(explain('card:wizard', seen(game, 0), text)!.text, /flies/);
  assert.deepEqual(codes(game, 'red bypass beata-elvenhold-plain pig'), ['newTown', 'earns', 'clears']);
  assert.deepEqual(codes(game, 'red fly albaran'), ['newTown']);
  assert.deepEqual(codes(scene('drawCards', { options, display: 'wizard pig raft' }), 'red take wizard'), ['wizard']);
});

test('the reason for adding a counter to a double is that travellers may use either', () => {
  const game = scene('placeTokens.placing', { roads, red: { hidden: 'double', shown: 'pig' } });
  const added = game.play('red place double hidden elvenhold-lapphalia-plain');
  assert.deepEqual(codes(added, 'red add pig shown'), ['either']);
});

test('a road explains its cost, its obstacle, and which counters would suit it', () => {
  const game = scene('travel.journey', { roads, red: { hand: 'pig' } });
  const said = (anchor: string) => explain(anchor, seen(game, 0), text)!.text;
  assert.match(said('beata-elvenhold-plain'), /giant pig 1\..*one card more/);
  assert.match(said('elvenhold-ergeren-forest'), /^Closed.*giant pig 1, elfcycle 1, magic cloud 2/);
  assert.match(said('beata-elvenhold-river'), /one card downstream/);
});

test('the coach doubts a bid above one’s coins, a counter without cards for it, and a missed town', () => {
  const doubt = (game: ReturnType<typeof scene>, line: string) =>
    coach.doubt(seen(game, 0), parseMove(elfengold, line) as Move)?.code;
  const auction = scene('auction', { row: 'pig', red: { coins: 3 } });
  assert.equal(doubt(auction, 'red bid 4'), 'overbid');
  assert.equal(doubt(auction, 'red bid 3'), undefined);
  const placing = scene('placeTokens.placing', { red: { hand: 'pig', shown: 'pig dragon' } });
  assert.equal(doubt(placing, 'red place dragon shown beata-elvenhold-plain'), 'noCard');
  assert.equal(doubt(placing, 'red place pig shown beata-elvenhold-plain'), undefined);
  const journey = scene('travel.journey', { roads, red: { hand: 'cycle' } });
  assert.equal(doubt(journey, 'red stop'), 'missed');
});

for (const lang of ['en', 'fr', 'it'])
  test(`EG-C1: every cell of the rulebook’s transport chart opens a lesson that matches the cell (${lang})`, async () => {
    const { chapters } = await rulebook(lang);
    const { rows, lesson } = chapters.flatMap(({ rules }) => rules).find(({ id }) => id === 'EG-C1')!.table!;
    assert.equal(rows.length, 7);
    for (const [row, [, ...cells]] of rows.entries()) {
      assert.equal(cells.length, 7);
      for (const [column, cell] of cells.entries()) {
        const own = readOwn(JSON.parse(JSON.stringify(await lesson!(row, column))), 'elfengold').lessons[0]!;
        assert.ok(own.title!.endsWith(`(${cell})`));
        walkLesson({ game: elfengold, anchors }, withKeys(own));
        const begun = openLesson(elfengold, own).at(-1)!;
        const [{ show, expect }] = own.steps as readonly [LessonStep];
        const [road] = show!;
        if (cell !== '–') {
          const [{ context }] = frames(elfengold, begun, parseMove(elfengold, expect![0]!)) as [Snapshot<Table>];
          assert.equal(context.table.last.find(({ code }) => code === 'travel')!.params!['cards'], Number(cell));
          assert.ok(expect![0]!.includes(road!));
        } else if (row < TRANSPORTS.length) {
          const move = parseMove(elfengold, `red place ${TRANSPORTS[row]!} shown ${road!}`);
          assert.equal(refusal(elfengold, begun, move)!.rule, 'EG-C1');
        } else {
          const move = parseMove(elfengold, `red travel ${road!} raft`);
          assert.equal(refusal(elfengold, begun, move)!.rule, 'EG-C1');
        }
      }
    }
  });

test('in the last round no reason refers to a next round', () => {
  const pass = (round: number) => codes(scene('placeTokens.placing', { round, red: { hidden: 'tree' } }), 'red pass');
  assert.deepEqual([pass(5), pass(6)], [['keeps'], ['last']]);
  // Coins may still buy one of the counters that are sold after this one.
  const passLot = (round: number, row: string) => codes(scene('auction', { round, row }), 'red pass');
  assert.deepEqual([passLot(6, 'pig cycle'), passLot(5, 'pig'), passLot(6, 'pig')], [['saves'], ['saves'], ['last']]);
  const discard = (round: number) =>
    codes(scene('travel.handLimit', { round, red: { hand: 'pig pig pig raft raft' } }), 'red discard raft');
  assert.deepEqual([discard(5), discard(6)], [['least'], ['last']]);
  const take = (round: number) =>
    codes(scene('travel.drawCards', { round, red: { hand: 'pig' }, go: { draws: 2 } }), 'red take pig');
  assert.deepEqual([take(5), take(6)], [['more', 'roads'], ['last']]);
});

test('EG-V1 in the last round of a game with home towns a reason counts the way home', () => {
  const last = (home?: 'virst') => {
    const game = scene('placeTokens.placing', {
      round: 6,
      options: { homeTown: home !== undefined },
      red: { hidden: 'tree', ...(home && { home }) },
      ...(home && { green: { home: 'yttar' }, blue: { home: 'beata' } }),
    });
    return reasons(seen(game, 0), parseMove(elfengold, 'red pass') as Move).map(({ code, rule }) => `${rule} ${code}`);
  };
  assert.deepEqual([last(), last('virst')], [['EG-E1 last'], ['EG-V1 lastHome']]);
});

test('EG-6.5 where all cards are kept, help does not speak of four', () => {
  const journey = (handLimit: 4 | 'none', hand: string) =>
    scene('travel.journey', { roads, options: { handLimit }, red: { hand } }).play(
      'red travel elvenhold-lapphalia-plain cycle',
    );
  const doubt = (game: ReturnType<typeof scene>) =>
    coach.doubt(seen(game, 0), parseMove(elfengold, 'red stop') as Move)?.code;
  const hand = 'cycle cycle pig pig raft dragon';
  assert.deepEqual(codes(journey(4, hand), 'red stop'), ['enough']);
  assert.deepEqual(codes(journey('none', hand), 'red stop'), ['kept']);
  assert.deepEqual([doubt(journey(4, hand)), doubt(journey('none', hand))], ['missed', undefined]);
  for (const words of [help, helpFr, helpIt]) assert.doesNotMatch(words['coach.travel.journey'], /four|quatre|quarta/);
});

test('EG-C2, EG-5.5, EG-5.6: a reason names the rule of the caravan and of the counter with a second step', () => {
  const rules = (game: ReturnType<typeof scene>, line: string) =>
    reasons(seen(game, 0), parseMove(elfengold, line) as Move).map(({ rule }) => rule);
  const caravan = scene('travel.journey', { roads, red: { hand: 'pig pig raft dragon' } });
  assert.deepEqual(rules(caravan.play('red travel elvenhold-lapphalia-plain caravan'), 'red pay pig'), ['EG-C2']);
  for (const [token, rule] of [
    ['double', 'EG-5.5'],
    ['exchange', 'EG-5.6'],
  ] as const) {
    const game = scene('placeTokens.placing', {
      roads: { ...roads, 'elvenhold-ergeren-forest': 'unicorn' },
      red: { hidden: token, shown: 'pig' },
    });
    const placed = game.play(`red place ${token} hidden elvenhold-lapphalia-plain`);
    assert.deepEqual(rules(placed, 'red decline'), [rule]);
  }
});

test('EG-C2, EG-6.5, EG-V3: the rulebook says in each language what a caravan and a wizard are', async () => {
  const said: Readonly<Record<string, readonly [RegExp, RegExp, RegExp]>> = {
    en: [/missing/, /^Wizards count/, /in ties/],
    fr: [/pas les bonnes/, /^Les sorciers comptent/, /en cas d’égalité/],
    it: [/mancano/, /^Gli stregoni contano/, /in caso di parità/],
  };
  for (const [lang, [missing, count, ties]] of Object.entries(said)) {
    const { chapters, terms } = await rulebook(lang);
    assert.doesNotMatch(JSON.stringify(terms), missing);
    const ruling = (wanted: string) => chapters.flatMap(({ rules }) => rules).find(({ id }) => id === wanted)!.ruling!;
    assert.match(ruling('EG-6.5'), count);
    assert.match(ruling('EG-V3'), ties);
  }
});

test('a player who can travel no further is asked to stop, in each language', () => {
  const ui = { formatValue } as unknown as GameUi;
  const road = 'beata-elvenhold-plain';
  const read = (game: ReturnType<typeof scene>) => [en, fr, it].map((words) => asked(ui, seen(game, 0), [words]));
  const journey = (hand: string) =>
    scene('travel.journey', { red: { boot: 'elvenhold', hand }, roads: { [road]: 'pig' } });
  assert.match(read(journey('pig')).join(), /or a road to go.*une route pour partir.*una strada per partire/);
  assert.deepEqual(read(journey('')), [
    'Red: nothing takes you to another town. Stay and draw two cards.',
    'Rouge : rien ne vous mène à une autre cité. Restez et prenez deux cartes.',
    'Rosso: nulla ti porta in un’altra città. Resta qui e prendi due carte.',
  ]);
  assert.deepEqual(read(journey('pig dragon').play(`red travel ${road} pig`)), [
    'Red: nothing takes you any further. End your journey here.',
    'Rouge : rien ne vous mène plus loin. Terminez ici votre voyage.',
    'Rosso: nulla ti porta più lontano. Termina qui il viaggio.',
  ]);
  assert.match(read(journey('pig pig').play(`red travel ${road} pig`))[0]!, /travel on, or end/);
});

test('EG-5.1, EG-7.2: questions say where the player is, and name both ways to give counters back', () => {
  const ask = (key: string, params: Params) =>
    [en, fr, it].map((words) => textOf('en', [words], formatValue, 0)(`prompt.${key}`, { seat: 0, ...params }));
  assert.deepEqual(ask('placeTokens.placing', { town: 'elvenhold' }), [
    'You are in Elvenhold. Put a counter on any road, or pass.',
    'Vous êtes à Elvenhold. Posez un jeton sur une route au choix, ou passez.',
    'Sei a Elvenhold. Posa un segnalino su una strada a scelta, o passa.',
  ]);
  assert.deepEqual(ask('endOfRound', {}), [
    'Keep up to two counters. Give one back, or choose the two to keep.',
    'Gardez deux jetons au plus. Rendez-en un, ou choisissez les deux à garder.',
    'Puoi tenere due segnalini. Restituiscine uno, o scegli i due da tenere.',
  ]);
});

test('EG-7.2: the coach’s advice on counters to keep holds for an empty hand too', () => {
  const empty = [
    /if you have none left, the roads/,
    /si vous n’en avez plus, avec les routes/,
    /se non ne hai più, alle strade/,
  ];
  [help, helpFr, helpIt].forEach((words, i) => assert.match(words['coach.endOfRound'], empty[i]!));
});

test('the coach says what became of phases 1 and 2 in the first round, which begins with phase 3', () => {
  for (const words of [help, helpFr, helpIt]) assert.match(words['coach.drawTokens'], /1 (and|et|e) 2/);
});
