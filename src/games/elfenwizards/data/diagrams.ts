/** The chart laid out in 1, 2, 3 columns, with room for the words of every language. Written by `npm run layout`. */
import type { Diagram } from '../../../inspector/diagram.js';

export const diagrams: readonly Diagram[] = [
  {
    width: 448,
    height: 1478,
    states: [
      {
        id: '#elfenwizards',
        box: { x: 0, y: 0, width: 448, height: 1478 },
        title: { x: 10, y: 0, width: 428, height: 0 },
        begin: {
          dot: { x: 198, y: 61 },
          line: [
            { x: 198, y: 66 },
            { x: 198, y: 81 },
            { x: 198, y: 96 },
          ],
        },
      },
      {
        id: 'highWizardRetires',
        box: { x: 24, y: 96, width: 348, height: 64 },
        title: { x: 34, y: 96, width: 328, height: 30 },
      },
      {
        id: 'castMajorSpells',
        box: { x: 24, y: 208, width: 348, height: 64 },
        title: { x: 34, y: 208, width: 328, height: 30 },
      },
      {
        id: 'castRemainingSpells',
        box: { x: 24, y: 320, width: 348, height: 64 },
        title: { x: 34, y: 320, width: 328, height: 30 },
      },
      {
        id: 'recoverMinorSpells',
        box: { x: 24, y: 432, width: 348, height: 94 },
        title: { x: 34, y: 432, width: 328, height: 30 },
      },
      {
        id: 'competition',
        box: { x: 24, y: 574, width: 348, height: 64 },
        title: { x: 34, y: 574, width: 328, height: 30 },
      },
      {
        id: 'awardTitles',
        box: { x: 24, y: 686, width: 348, height: 64 },
        title: { x: 34, y: 686, width: 328, height: 30 },
      },
      {
        id: 'recoverMinorSpellsAgain',
        box: { x: 24, y: 798, width: 348, height: 94 },
        title: { x: 34, y: 798, width: 328, height: 30 },
      },
      {
        id: 'awardVacantTitles',
        box: { x: 24, y: 940, width: 348, height: 64 },
        title: { x: 34, y: 940, width: 328, height: 30 },
      },
      {
        id: 'demoteMages',
        box: { x: 24, y: 1052, width: 348, height: 64 },
        title: { x: 34, y: 1052, width: 328, height: 30 },
      },
      {
        id: 'removeGreyMagic',
        box: { x: 24, y: 1164, width: 348, height: 124 },
        title: { x: 34, y: 1164, width: 328, height: 30 },
      },
      {
        id: 'score',
        box: { x: 24, y: 1336, width: 348, height: 35 },
        title: { x: 34, y: 1336, width: 328, height: 30 },
      },
      {
        id: 'over',
        box: { x: 24, y: 1419, width: 348, height: 35 },
        title: { x: 34, y: 1419, width: 328, height: 30 },
      },
    ],
    transitions: [
      { id: 'highWizardRetires:mark', label: { x: 34, y: 126, width: 121, height: 24 }, inside: true, lines: [] },
      { id: 'highWizardRetires:retire', label: { x: 161, y: 126, width: 85, height: 24 }, inside: true, lines: [] },
      {
        id: 'highWizardRetires:always',
        label: { x: 202, y: 175, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 160 },
            { x: 198, y: 184 },
            { x: 198, y: 208 },
          ],
        ],
      },
      { id: 'castMajorSpells:roll', label: { x: 34, y: 238, width: 57, height: 24 }, inside: true, lines: [] },
      { id: 'castMajorSpells:place', label: { x: 97, y: 238, width: 114, height: 24 }, inside: true, lines: [] },
      { id: 'castMajorSpells:hold', label: { x: 217, y: 238, width: 114, height: 24 }, inside: true, lines: [] },
      {
        id: 'castMajorSpells:always',
        label: { x: 202, y: 287, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 272 },
            { x: 198, y: 296 },
            { x: 198, y: 320 },
          ],
        ],
      },
      { id: 'castRemainingSpells:roll', label: { x: 34, y: 350, width: 57, height: 24 }, inside: true, lines: [] },
      { id: 'castRemainingSpells:reroll', label: { x: 97, y: 350, width: 85, height: 24 }, inside: true, lines: [] },
      { id: 'castRemainingSpells:place', label: { x: 188, y: 350, width: 114, height: 24 }, inside: true, lines: [] },
      {
        id: 'castRemainingSpells:always',
        label: { x: 202, y: 399, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 384 },
            { x: 198, y: 408 },
            { x: 198, y: 432 },
          ],
        ],
      },
      { id: 'recoverMinorSpells:use', label: { x: 34, y: 462, width: 121, height: 24 }, inside: true, lines: [] },
      { id: 'recoverMinorSpells:putBack', label: { x: 161, y: 462, width: 93, height: 24 }, inside: true, lines: [] },
      { id: 'recoverMinorSpells:recover', label: { x: 260, y: 462, width: 78, height: 24 }, inside: true, lines: [] },
      { id: 'recoverMinorSpells:done', label: { x: 34, y: 492, width: 71, height: 24 }, inside: true, lines: [] },
      {
        id: 'recoverMinorSpells:always',
        label: { x: 202, y: 541, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 526 },
            { x: 198, y: 550 },
            { x: 198, y: 574 },
          ],
        ],
      },
      { id: 'competition:favour', label: { x: 34, y: 604, width: 164, height: 24 }, inside: true, lines: [] },
      { id: 'competition:pass', label: { x: 204, y: 604, width: 57, height: 24 }, inside: true, lines: [] },
      {
        id: 'competition:always',
        label: { x: 202, y: 653, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 638 },
            { x: 198, y: 662 },
            { x: 198, y: 686 },
          ],
        ],
      },
      { id: 'awardTitles:always', label: { x: 34, y: 716, width: 206, height: 24 }, inside: true, lines: [] },
      {
        id: 'awardTitles:always:2',
        label: { x: 202, y: 765, width: 85, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 750 },
            { x: 198, y: 774 },
            { x: 198, y: 798 },
          ],
        ],
      },
      { id: 'recoverMinorSpellsAgain:use', label: { x: 34, y: 828, width: 121, height: 24 }, inside: true, lines: [] },
      {
        id: 'recoverMinorSpellsAgain:putBack',
        label: { x: 161, y: 828, width: 93, height: 24 },
        inside: true,
        lines: [],
      },
      {
        id: 'recoverMinorSpellsAgain:recover',
        label: { x: 260, y: 828, width: 78, height: 24 },
        inside: true,
        lines: [],
      },
      {
        id: 'recoverMinorSpellsAgain:takeBack',
        label: { x: 34, y: 858, width: 78, height: 24 },
        inside: true,
        lines: [],
      },
      { id: 'recoverMinorSpellsAgain:done', label: { x: 118, y: 858, width: 71, height: 24 }, inside: true, lines: [] },
      {
        id: 'recoverMinorSpellsAgain:always',
        label: { x: 202, y: 907, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 892 },
            { x: 198, y: 916 },
            { x: 198, y: 940 },
          ],
        ],
      },
      { id: 'awardVacantTitles:promote', label: { x: 34, y: 970, width: 192, height: 24 }, inside: true, lines: [] },
      {
        id: 'awardVacantTitles:always',
        label: { x: 202, y: 1019, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 1004 },
            { x: 198, y: 1028 },
            { x: 198, y: 1052 },
          ],
        ],
      },
      { id: 'demoteMages:demote', label: { x: 34, y: 1082, width: 121, height: 24 }, inside: true, lines: [] },
      {
        id: 'demoteMages:always',
        label: { x: 202, y: 1131, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 1116 },
            { x: 198, y: 1140 },
            { x: 198, y: 1164 },
          ],
        ],
      },
      { id: 'removeGreyMagic:useGrey', label: { x: 34, y: 1194, width: 121, height: 24 }, inside: true, lines: [] },
      { id: 'removeGreyMagic:putBackGrey', label: { x: 161, y: 1194, width: 93, height: 24 }, inside: true, lines: [] },
      { id: 'removeGreyMagic:remove', label: { x: 34, y: 1224, width: 178, height: 24 }, inside: true, lines: [] },
      {
        id: 'removeGreyMagic:takeBackGrey',
        label: { x: 218, y: 1224, width: 78, height: 24 },
        inside: true,
        lines: [],
      },
      { id: 'removeGreyMagic:doneGrey', label: { x: 34, y: 1254, width: 71, height: 24 }, inside: true, lines: [] },
      {
        id: 'removeGreyMagic:always',
        label: { x: 202, y: 1303, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 1288 },
            { x: 198, y: 1312 },
            { x: 198, y: 1336 },
          ],
        ],
      },
      {
        id: 'score:always',
        label: { x: 202, y: 1386, width: 178, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 1371 },
            { x: 198, y: 1395 },
            { x: 198, y: 1419 },
          ],
        ],
      },
      {
        id: 'score:always:2',
        label: { x: 279, y: 0, width: 85, height: 18 },
        inside: false,
        lines: [
          [
            { x: 372, y: 1354 },
            { x: 430, y: 1354 },
            { x: 430, y: 18 },
            { x: 212, y: 18 },
            { x: 212, y: 96 },
          ],
        ],
      },
    ],
  },
  {
    width: 904,
    height: 808,
    states: [
      {
        id: '#elfenwizards',
        box: { x: 0, y: 0, width: 904, height: 808 },
        title: { x: 10, y: 0, width: 884, height: 0 },
        begin: {
          dot: { x: 198, y: 95 },
          line: [
            { x: 198, y: 100 },
            { x: 198, y: 115 },
            { x: 198, y: 130 },
          ],
        },
      },
      {
        id: 'highWizardRetires',
        box: { x: 24, y: 130, width: 348, height: 64 },
        title: { x: 34, y: 130, width: 328, height: 30 },
      },
      {
        id: 'castMajorSpells',
        box: { x: 24, y: 242, width: 348, height: 64 },
        title: { x: 34, y: 242, width: 328, height: 30 },
      },
      {
        id: 'castRemainingSpells',
        box: { x: 24, y: 354, width: 348, height: 64 },
        title: { x: 34, y: 354, width: 328, height: 30 },
      },
      {
        id: 'recoverMinorSpells',
        box: { x: 24, y: 466, width: 348, height: 94 },
        title: { x: 34, y: 466, width: 328, height: 30 },
      },
      {
        id: 'competition',
        box: { x: 24, y: 608, width: 348, height: 64 },
        title: { x: 34, y: 608, width: 328, height: 30 },
      },
      {
        id: 'awardTitles',
        box: { x: 24, y: 720, width: 348, height: 64 },
        title: { x: 34, y: 720, width: 328, height: 30 },
      },
      {
        id: 'recoverMinorSpellsAgain',
        box: { x: 480, y: 90, width: 348, height: 94 },
        title: { x: 490, y: 90, width: 328, height: 30 },
      },
      {
        id: 'awardVacantTitles',
        box: { x: 480, y: 232, width: 348, height: 64 },
        title: { x: 490, y: 232, width: 328, height: 30 },
      },
      {
        id: 'demoteMages',
        box: { x: 480, y: 344, width: 348, height: 64 },
        title: { x: 490, y: 344, width: 328, height: 30 },
      },
      {
        id: 'removeGreyMagic',
        box: { x: 480, y: 456, width: 348, height: 124 },
        title: { x: 490, y: 456, width: 328, height: 30 },
      },
      {
        id: 'score',
        box: { x: 480, y: 628, width: 348, height: 35 },
        title: { x: 490, y: 628, width: 328, height: 30 },
      },
      {
        id: 'over',
        box: { x: 480, y: 711, width: 348, height: 35 },
        title: { x: 490, y: 711, width: 328, height: 30 },
      },
    ],
    transitions: [
      { id: 'highWizardRetires:mark', label: { x: 34, y: 160, width: 121, height: 24 }, inside: true, lines: [] },
      { id: 'highWizardRetires:retire', label: { x: 161, y: 160, width: 85, height: 24 }, inside: true, lines: [] },
      {
        id: 'highWizardRetires:always',
        label: { x: 202, y: 209, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 194 },
            { x: 198, y: 218 },
            { x: 198, y: 242 },
          ],
        ],
      },
      { id: 'castMajorSpells:roll', label: { x: 34, y: 272, width: 57, height: 24 }, inside: true, lines: [] },
      { id: 'castMajorSpells:place', label: { x: 97, y: 272, width: 114, height: 24 }, inside: true, lines: [] },
      { id: 'castMajorSpells:hold', label: { x: 217, y: 272, width: 114, height: 24 }, inside: true, lines: [] },
      {
        id: 'castMajorSpells:always',
        label: { x: 202, y: 321, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 306 },
            { x: 198, y: 330 },
            { x: 198, y: 354 },
          ],
        ],
      },
      { id: 'castRemainingSpells:roll', label: { x: 34, y: 384, width: 57, height: 24 }, inside: true, lines: [] },
      { id: 'castRemainingSpells:reroll', label: { x: 97, y: 384, width: 85, height: 24 }, inside: true, lines: [] },
      { id: 'castRemainingSpells:place', label: { x: 188, y: 384, width: 114, height: 24 }, inside: true, lines: [] },
      {
        id: 'castRemainingSpells:always',
        label: { x: 202, y: 433, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 418 },
            { x: 198, y: 442 },
            { x: 198, y: 466 },
          ],
        ],
      },
      { id: 'recoverMinorSpells:use', label: { x: 34, y: 496, width: 121, height: 24 }, inside: true, lines: [] },
      { id: 'recoverMinorSpells:putBack', label: { x: 161, y: 496, width: 93, height: 24 }, inside: true, lines: [] },
      { id: 'recoverMinorSpells:recover', label: { x: 260, y: 496, width: 78, height: 24 }, inside: true, lines: [] },
      { id: 'recoverMinorSpells:done', label: { x: 34, y: 526, width: 71, height: 24 }, inside: true, lines: [] },
      {
        id: 'recoverMinorSpells:always',
        label: { x: 202, y: 575, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 560 },
            { x: 198, y: 584 },
            { x: 198, y: 608 },
          ],
        ],
      },
      { id: 'competition:favour', label: { x: 34, y: 638, width: 164, height: 24 }, inside: true, lines: [] },
      { id: 'competition:pass', label: { x: 204, y: 638, width: 57, height: 24 }, inside: true, lines: [] },
      {
        id: 'competition:always',
        label: { x: 202, y: 687, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 672 },
            { x: 198, y: 696 },
            { x: 198, y: 720 },
          ],
        ],
      },
      { id: 'awardTitles:always', label: { x: 34, y: 750, width: 206, height: 24 }, inside: true, lines: [] },
      {
        id: 'awardTitles:always:2',
        label: { x: 507, y: 34, width: 85, height: 18 },
        inside: false,
        lines: [
          [
            { x: 372, y: 752 },
            { x: 430, y: 752 },
            { x: 430, y: 52 },
            { x: 668, y: 52 },
            { x: 668, y: 90 },
          ],
        ],
      },
      { id: 'recoverMinorSpellsAgain:use', label: { x: 490, y: 120, width: 121, height: 24 }, inside: true, lines: [] },
      {
        id: 'recoverMinorSpellsAgain:putBack',
        label: { x: 617, y: 120, width: 93, height: 24 },
        inside: true,
        lines: [],
      },
      {
        id: 'recoverMinorSpellsAgain:recover',
        label: { x: 716, y: 120, width: 78, height: 24 },
        inside: true,
        lines: [],
      },
      {
        id: 'recoverMinorSpellsAgain:takeBack',
        label: { x: 490, y: 150, width: 78, height: 24 },
        inside: true,
        lines: [],
      },
      { id: 'recoverMinorSpellsAgain:done', label: { x: 574, y: 150, width: 71, height: 24 }, inside: true, lines: [] },
      {
        id: 'recoverMinorSpellsAgain:always',
        label: { x: 658, y: 199, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 654, y: 184 },
            { x: 654, y: 208 },
            { x: 654, y: 232 },
          ],
        ],
      },
      { id: 'awardVacantTitles:promote', label: { x: 490, y: 262, width: 192, height: 24 }, inside: true, lines: [] },
      {
        id: 'awardVacantTitles:always',
        label: { x: 658, y: 311, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 654, y: 296 },
            { x: 654, y: 320 },
            { x: 654, y: 344 },
          ],
        ],
      },
      { id: 'demoteMages:demote', label: { x: 490, y: 374, width: 121, height: 24 }, inside: true, lines: [] },
      {
        id: 'demoteMages:always',
        label: { x: 658, y: 423, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 654, y: 408 },
            { x: 654, y: 432 },
            { x: 654, y: 456 },
          ],
        ],
      },
      { id: 'removeGreyMagic:useGrey', label: { x: 490, y: 486, width: 121, height: 24 }, inside: true, lines: [] },
      { id: 'removeGreyMagic:putBackGrey', label: { x: 617, y: 486, width: 93, height: 24 }, inside: true, lines: [] },
      { id: 'removeGreyMagic:remove', label: { x: 490, y: 516, width: 178, height: 24 }, inside: true, lines: [] },
      { id: 'removeGreyMagic:takeBackGrey', label: { x: 674, y: 516, width: 78, height: 24 }, inside: true, lines: [] },
      { id: 'removeGreyMagic:doneGrey', label: { x: 490, y: 546, width: 71, height: 24 }, inside: true, lines: [] },
      {
        id: 'removeGreyMagic:always',
        label: { x: 658, y: 595, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 654, y: 580 },
            { x: 654, y: 604 },
            { x: 654, y: 628 },
          ],
        ],
      },
      {
        id: 'score:always',
        label: { x: 658, y: 678, width: 178, height: 18 },
        inside: false,
        lines: [
          [
            { x: 654, y: 663 },
            { x: 654, y: 687 },
            { x: 654, y: 711 },
          ],
        ],
      },
      {
        id: 'score:always:2',
        label: { x: 507, y: 0, width: 85, height: 18 },
        inside: false,
        lines: [
          [
            { x: 828, y: 646 },
            { x: 886, y: 646 },
            { x: 886, y: 18 },
            { x: 212, y: 18 },
            { x: 212, y: 130 },
          ],
        ],
      },
    ],
  },
  {
    width: 1360,
    height: 618,
    states: [
      {
        id: '#elfenwizards',
        box: { x: 0, y: 0, width: 1360, height: 618 },
        title: { x: 10, y: 0, width: 1340, height: 0 },
        begin: {
          dot: { x: 198, y: 129 },
          line: [
            { x: 198, y: 134 },
            { x: 198, y: 149 },
            { x: 198, y: 164 },
          ],
        },
      },
      {
        id: 'highWizardRetires',
        box: { x: 24, y: 164, width: 348, height: 64 },
        title: { x: 34, y: 164, width: 328, height: 30 },
      },
      {
        id: 'castMajorSpells',
        box: { x: 24, y: 276, width: 348, height: 64 },
        title: { x: 34, y: 276, width: 328, height: 30 },
      },
      {
        id: 'castRemainingSpells',
        box: { x: 24, y: 388, width: 348, height: 64 },
        title: { x: 34, y: 388, width: 328, height: 30 },
      },
      {
        id: 'recoverMinorSpells',
        box: { x: 24, y: 500, width: 348, height: 94 },
        title: { x: 34, y: 500, width: 328, height: 30 },
      },
      {
        id: 'competition',
        box: { x: 480, y: 124, width: 348, height: 64 },
        title: { x: 490, y: 124, width: 328, height: 30 },
      },
      {
        id: 'awardTitles',
        box: { x: 480, y: 236, width: 348, height: 64 },
        title: { x: 490, y: 236, width: 328, height: 30 },
      },
      {
        id: 'recoverMinorSpellsAgain',
        box: { x: 480, y: 348, width: 348, height: 94 },
        title: { x: 490, y: 348, width: 328, height: 30 },
      },
      {
        id: 'awardVacantTitles',
        box: { x: 480, y: 490, width: 348, height: 64 },
        title: { x: 490, y: 490, width: 328, height: 30 },
      },
      {
        id: 'demoteMages',
        box: { x: 936, y: 124, width: 348, height: 64 },
        title: { x: 946, y: 124, width: 328, height: 30 },
      },
      {
        id: 'removeGreyMagic',
        box: { x: 936, y: 236, width: 348, height: 124 },
        title: { x: 946, y: 236, width: 328, height: 30 },
      },
      {
        id: 'score',
        box: { x: 936, y: 408, width: 348, height: 35 },
        title: { x: 946, y: 408, width: 328, height: 30 },
      },
      {
        id: 'over',
        box: { x: 936, y: 491, width: 348, height: 35 },
        title: { x: 946, y: 491, width: 328, height: 30 },
      },
    ],
    transitions: [
      { id: 'highWizardRetires:mark', label: { x: 34, y: 194, width: 121, height: 24 }, inside: true, lines: [] },
      { id: 'highWizardRetires:retire', label: { x: 161, y: 194, width: 85, height: 24 }, inside: true, lines: [] },
      {
        id: 'highWizardRetires:always',
        label: { x: 202, y: 243, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 228 },
            { x: 198, y: 252 },
            { x: 198, y: 276 },
          ],
        ],
      },
      { id: 'castMajorSpells:roll', label: { x: 34, y: 306, width: 57, height: 24 }, inside: true, lines: [] },
      { id: 'castMajorSpells:place', label: { x: 97, y: 306, width: 114, height: 24 }, inside: true, lines: [] },
      { id: 'castMajorSpells:hold', label: { x: 217, y: 306, width: 114, height: 24 }, inside: true, lines: [] },
      {
        id: 'castMajorSpells:always',
        label: { x: 202, y: 355, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 340 },
            { x: 198, y: 364 },
            { x: 198, y: 388 },
          ],
        ],
      },
      { id: 'castRemainingSpells:roll', label: { x: 34, y: 418, width: 57, height: 24 }, inside: true, lines: [] },
      { id: 'castRemainingSpells:reroll', label: { x: 97, y: 418, width: 85, height: 24 }, inside: true, lines: [] },
      { id: 'castRemainingSpells:place', label: { x: 188, y: 418, width: 114, height: 24 }, inside: true, lines: [] },
      {
        id: 'castRemainingSpells:always',
        label: { x: 202, y: 467, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 198, y: 452 },
            { x: 198, y: 476 },
            { x: 198, y: 500 },
          ],
        ],
      },
      { id: 'recoverMinorSpells:use', label: { x: 34, y: 530, width: 121, height: 24 }, inside: true, lines: [] },
      { id: 'recoverMinorSpells:putBack', label: { x: 161, y: 530, width: 93, height: 24 }, inside: true, lines: [] },
      { id: 'recoverMinorSpells:recover', label: { x: 260, y: 530, width: 78, height: 24 }, inside: true, lines: [] },
      { id: 'recoverMinorSpells:done', label: { x: 34, y: 560, width: 71, height: 24 }, inside: true, lines: [] },
      {
        id: 'recoverMinorSpells:always',
        label: { x: 446, y: 34, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 372, y: 547 },
            { x: 430, y: 547 },
            { x: 430, y: 52 },
            { x: 668, y: 52 },
            { x: 668, y: 124 },
          ],
        ],
      },
      { id: 'competition:favour', label: { x: 490, y: 154, width: 164, height: 24 }, inside: true, lines: [] },
      { id: 'competition:pass', label: { x: 660, y: 154, width: 57, height: 24 }, inside: true, lines: [] },
      {
        id: 'competition:always',
        label: { x: 658, y: 203, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 654, y: 188 },
            { x: 654, y: 212 },
            { x: 654, y: 236 },
          ],
        ],
      },
      { id: 'awardTitles:always', label: { x: 490, y: 266, width: 206, height: 24 }, inside: true, lines: [] },
      {
        id: 'awardTitles:always:2',
        label: { x: 658, y: 315, width: 85, height: 18 },
        inside: false,
        lines: [
          [
            { x: 654, y: 300 },
            { x: 654, y: 324 },
            { x: 654, y: 348 },
          ],
        ],
      },
      { id: 'recoverMinorSpellsAgain:use', label: { x: 490, y: 378, width: 121, height: 24 }, inside: true, lines: [] },
      {
        id: 'recoverMinorSpellsAgain:putBack',
        label: { x: 617, y: 378, width: 93, height: 24 },
        inside: true,
        lines: [],
      },
      {
        id: 'recoverMinorSpellsAgain:recover',
        label: { x: 716, y: 378, width: 78, height: 24 },
        inside: true,
        lines: [],
      },
      {
        id: 'recoverMinorSpellsAgain:takeBack',
        label: { x: 490, y: 408, width: 78, height: 24 },
        inside: true,
        lines: [],
      },
      { id: 'recoverMinorSpellsAgain:done', label: { x: 574, y: 408, width: 71, height: 24 }, inside: true, lines: [] },
      {
        id: 'recoverMinorSpellsAgain:always',
        label: { x: 658, y: 457, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 654, y: 442 },
            { x: 654, y: 466 },
            { x: 654, y: 490 },
          ],
        ],
      },
      { id: 'awardVacantTitles:promote', label: { x: 490, y: 520, width: 192, height: 24 }, inside: true, lines: [] },
      {
        id: 'awardVacantTitles:always',
        label: { x: 902, y: 68, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 828, y: 522 },
            { x: 886, y: 522 },
            { x: 886, y: 86 },
            { x: 1124, y: 86 },
            { x: 1124, y: 124 },
          ],
        ],
      },
      { id: 'demoteMages:demote', label: { x: 946, y: 154, width: 121, height: 24 }, inside: true, lines: [] },
      {
        id: 'demoteMages:always',
        label: { x: 1114, y: 203, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 1110, y: 188 },
            { x: 1110, y: 212 },
            { x: 1110, y: 236 },
          ],
        ],
      },
      { id: 'removeGreyMagic:useGrey', label: { x: 946, y: 266, width: 121, height: 24 }, inside: true, lines: [] },
      { id: 'removeGreyMagic:putBackGrey', label: { x: 1073, y: 266, width: 93, height: 24 }, inside: true, lines: [] },
      { id: 'removeGreyMagic:remove', label: { x: 946, y: 296, width: 178, height: 24 }, inside: true, lines: [] },
      {
        id: 'removeGreyMagic:takeBackGrey',
        label: { x: 1130, y: 296, width: 78, height: 24 },
        inside: true,
        lines: [],
      },
      { id: 'removeGreyMagic:doneGrey', label: { x: 946, y: 326, width: 71, height: 24 }, inside: true, lines: [] },
      {
        id: 'removeGreyMagic:always',
        label: { x: 1114, y: 375, width: 206, height: 18 },
        inside: false,
        lines: [
          [
            { x: 1110, y: 360 },
            { x: 1110, y: 384 },
            { x: 1110, y: 408 },
          ],
        ],
      },
      {
        id: 'score:always',
        label: { x: 1114, y: 458, width: 178, height: 18 },
        inside: false,
        lines: [
          [
            { x: 1110, y: 443 },
            { x: 1110, y: 467 },
            { x: 1110, y: 491 },
          ],
        ],
      },
      {
        id: 'score:always:2',
        label: { x: 735, y: 0, width: 85, height: 18 },
        inside: false,
        lines: [
          [
            { x: 1284, y: 426 },
            { x: 1342, y: 426 },
            { x: 1342, y: 18 },
            { x: 212, y: 18 },
            { x: 212, y: 164 },
          ],
        ],
      },
    ],
  },
];
