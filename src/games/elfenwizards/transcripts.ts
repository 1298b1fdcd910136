/** A three-player game for each state of the statechart in which players move, and for its end: its seed and its moves. */
import type { Transcripts } from '../../game-ui/about.js';

// Moves that several games begin with.
const demoteMages = `
  red roll; red place 6 sorcerer; red place 4 sorcerer; red place 6 necromancer; red place 3 wizard;
  red place 1 sorcerer; red place 6 necromancer; red hold; green roll; green place 1 grey;
  green place 4 grey; green place 3 wizard; green place 2 sorcerer; green place 4 necromancer;
  green place 4 grey; green place 5 necromancer; blue roll; blue place 2 grey; blue place 6 grey;
  blue place 6 grey; blue place 5 grey; blue place 5 grey; blue place 5 sorcerer; blue place 5 user;
  red roll; red place 3 wizard; red pass; green favour 5 N8; green favour minor B1; blue favour minor D3;
  blue favour minor N1; green favour 4 N8; green favour minor W2; blue favour 5 A2; blue favour minor C1;
  green favour minor C2; green favour minor B2; blue favour minor N6; blue favour minor N3;
  green favour 2 S2; green favour minor N1; blue favour minor W1; blue favour minor W1;
  green favour minor S3; green favour 3 W1; blue favour 5 S3; green favour minor C2;
  green promote wizard 0 N2; blue promote sorcerer 0 N8
`;
const removeGreyMagic = `${demoteMages};
  red demote necromancer 0 B; green demote necromancer 0 C; blue demote sorcerer 0 C;
  blue demote necromancer 0 B; blue demote necromancer 0 B
`;

export const transcripts: Transcripts = {
  highWizardRetires: {
    seed: 385,
    moves: `
      red roll; red place 3 wizard; red place 3 sorcerer; red place 4 sorcerer; red hold; green roll;
      green place 1 grey; green place 3 user; green place 5 necromancer; green place 4 sorcerer;
      green place 2 sorcerer; green place 5 sorcerer; green place 5 sorcerer; blue roll; blue place 6 user;
      blue place 5 wizard; blue place 6 user; blue place 3 grey; blue place 6 sorcerer;
      blue place 4 sorcerer; blue place 4 necromancer; red roll; red place 5 sorcerer; red place 6 wizard;
      red place 2 sorcerer; red place 5 minor; red favour minor N6; red favour 6 W1; green favour minor B2;
      green favour 4 S3; blue pass; red favour 5 S4; red favour minor N8; green pass; red favour minor N6;
      red favour 2 S1; red favour minor W1; red favour 4 S1; red favour 3 W2; red favour minor N2;
      red favour 3 S4; red favour minor S3; red favour minor S1; red use 5; red putBack; red done;
      green promote wizard 0 S2; red promote sorcerer 0 N5; green promote sorcerer 0 N6;
      green promote necromancer 0 N8; blue promote necromancer 0 N1; blue promote necromancer 0 N7;
      blue promote necromancer 0 N4; blue promote necromancer 0 N2; green takeBackGrey 1; blue doneGrey
    `,
  },
  castMajorSpells: {
    seed: 1,
    moves: `
    `,
  },
  castRemainingSpells: {
    seed: 439,
    moves: `
      green roll; green place 5 grey; green hold; blue roll; blue hold; red roll; red place 5 necromancer;
      red hold
    `,
  },
  recoverMinorSpells: {
    seed: 83,
    moves: `
      green roll; green place 3 sorcerer; green place 5 wizard; green place 6 sorcerer;
      green place 1 necromancer; green place 3 sorcerer; green place 1 grey; green place 2 minor; blue roll;
      blue place 1 grey; blue place 4 user; blue place 2 necromancer; blue place 4 grey; blue place 6 grey;
      blue place 6 grey; blue place 4 user; red roll; red place 5 minor; red place 4 grey; red place 1 grey;
      red place 4 wizard; red place 4 grey; red place 6 grey; red hold; red roll; red reroll;
      red place 5 grey
    `,
  },
  competition: {
    seed: 6,
    moves: `
      blue roll; blue place 3 minor; blue place 2 minor; blue place 2 minor; blue place 3 wizard;
      blue place 4 wizard; blue place 6 sorcerer; blue place 4 grey; red roll; red place 2 minor;
      red place 3 user; red place 2 sorcerer; red place 2 sorcerer; red place 5 necromancer;
      red place 1 minor; red place 5 wizard; green roll; green place 6 sorcerer; green place 1 wizard;
      green place 4 necromancer; green place 3 minor; green place 3 minor; green place 1 sorcerer;
      green place 3 necromancer
    `,
  },
  recoverMinorSpellsAgain: {
    seed: 38,
    moves: `
      green roll; green place 1 wizard; green place 1 wizard; green place 3 user; green place 1 grey;
      green place 3 user; green place 3 wizard; green place 3 user; blue roll; blue place 6 necromancer;
      blue place 5 minor; blue place 3 minor; blue place 1 grey; blue place 1 grey; blue place 6 grey;
      blue place 6 user; red roll; red place 1 minor; red place 4 minor; red place 5 minor; red place 1 user;
      red place 2 user; red place 5 wizard; red place 6 minor; green favour minor S1; green favour 3 C1;
      blue favour minor A2; blue favour 6 N2; red pass; green favour 3 C2; green favour 3 A2;
      blue favour minor N2; blue favour minor S3; green favour minor A3; green favour minor N3;
      blue favour 6 D1; blue favour minor W2; green favour minor W1; green favour 1 W2; blue favour minor S2;
      blue favour minor D3; green pass; blue favour minor D1
    `,
  },
  awardVacantTitles: {
    seed: 351,
    moves: `
      red roll; red place 5 grey; red place 4 minor; red place 3 minor; red place 5 wizard;
      red place 2 necromancer; red place 4 minor; red place 1 wizard; green roll; green place 6 wizard;
      green place 1 necromancer; green place 2 necromancer; green place 2 necromancer;
      green place 2 sorcerer; green place 2 user; green place 1 necromancer; blue roll;
      blue place 6 necromancer; blue place 3 necromancer; blue place 3 sorcerer; blue place 4 grey;
      blue hold; blue roll; blue place 5 sorcerer; blue place 1 necromancer; blue place 5 wizard; red pass;
      green favour minor N7; green favour minor N7; blue favour minor D3; blue favour minor D3;
      green favour minor N8; green favour 1 N8; blue favour 6 N1; blue favour minor A2; green favour 2 S1;
      green favour minor S4; blue pass; green favour minor B2; green favour 1 N1; green favour minor S1;
      green favour minor N2; green favour 2 N8; green favour 2 A3; green pass; red done
    `,
  },
  demoteMages: { seed: 151, moves: demoteMages },
  removeGreyMagic: { seed: 151, moves: removeGreyMagic },
  over: {
    seed: 151,
    moves: `${removeGreyMagic};
      green takeBackGrey 4; green takeBackGrey 1; green doneGrey; blue takeBackGrey 5; blue useGrey 5;
      blue useGrey 6; blue remove C2; blue takeBackGrey 6; blue doneGrey; red mark reserve; red retire B;
      red roll; red place 3 sorcerer; red place 2 grey; red hold; green roll; green place 1 sorcerer;
      green place 2 necromancer; green place 1 necromancer; green place 1 minor; green place 3 grey;
      green place 2 necromancer; blue roll; blue place 5 sorcerer; blue place 6 wizard;
      blue place 2 necromancer; blue place 5 necromancer; blue place 2 necromancer; blue place 1 grey;
      red roll; red place 2 minor; red place 6 user; red place 4 sorcerer; red place 2 user;
      red place 3 wizard; red favour minor D2; red favour 6 B1; green favour 1 S4; green favour 1 N1;
      blue favour 2 N4; blue favour 2 N8; red favour 2 B2; red favour minor W1; green favour 2 N4;
      green favour 2 N5; blue favour 5 N8; blue favour 5 S1; red favour 3 S3; red favour minor C2;
      blue favour 6 W2; red pass; red done; green takeBack 1; green promote wizard 0 N8;
      green promote sorcerer 0 N2; blue promote sorcerer 0 N1; red promote necromancer 0 N6;
      red demote necromancer 0 C; green demote necromancer 0 A; blue demote necromancer 0 C; red doneGrey;
      green takeBackGrey 4; green takeBackGrey 3; blue takeBackGrey 2; blue doneGrey
    `,
  },
};
