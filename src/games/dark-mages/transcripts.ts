/** A game for each state of the statechart in which players move, and for its end: its seed and its moves. */
import type { Transcripts } from '../../game-ui/about.js';

export const transcripts: Transcripts = {
  'turnBegins.looting': {
    seed: 63,
    moves: `
      red equip it_staff_of_power; red equip it_robe_of_stars; red summon co_giant_scorpion shield;
      red enterAttack; red cast sp_entangle green; green answer df_dodge; red endAttack;
      red discard it_robe_of_eyes; green equip it_amulet_of_health; green enterAttack;
      green cast sc_banishment blue; blue answer df_dodge; green endAttack; green discard sp_insect_plague;
      blue steal sk_sleight_of_hand red; blue enterAttack; blue cantrip green; green pass; blue endAttack;
      blue discard sp_finger_of_death; red pass; green pass; blue pass; red equip it_amulet_of_proof;
      red enterAttack; red cast ar_sphere_of_annihilation enemy-1; red endAttack; red discard hx_infection;
      green summon co_giant_spider shield; green enterAttack; green cast sc_heat_metal enemy-1;
      green endAttack; green discard sk_empowered_spell; blue ward df_magic_shield; blue enterAttack;
      blue cantrip enemy-1; blue endAttack; blue discard sp_fireball; red pass; green pass; blue pass;
      red equip it_staff_of_the_magi; red enterAttack; red cast ar_orb_of_dragonkind enemy-1; red endAttack;
      red discard sp_thunderwave; green equip it_ring_of_spell_storing; green equip it_amulet_of_the_planes;
      green enterAttack; green cast sp_blade_barrier enemy-1; green endAttack; green keep;
      blue summon co_wolf shield; blue enterAttack; blue cast sc_stinking_cloud all; blue endAttack;
      blue keep; red answer df_dodge; green pass; blue pass; red pass; green pass; blue pass;
      red ward df_magic_shield; red enterAttack; red cast sp_stone_shape enemy-1; red endAttack;
      red discard sp_spike_growth; green summon co_griffon shield;
      green equip it_robe_of_scintillating_colors; green enterAttack; green cast sp_magic_missile enemy-1;
      green endAttack; green keep; blue enterAttack; blue cantrip green; green pass; blue endAttack;
      blue discard sp_wall_of_thorns; red enterAttack; red cast sp_meteor_swarm blue; green pass; blue pass;
      red endAttack; red discard co_giant_eagle; green enterAttack; green cast sp_spirit_guardians blue;
      blue pass; red pass; green endAttack; green discard hx_bestow_curse; blue enterAttack;
      blue cantrip green; green pass; blue endAttack; blue discard sk_foresight;
      red equip it_robe_of_the_archmagi; red enterAttack; red cast hx_infection green; green pass;
      red endAttack; red discard co_wolf; green enterAttack; green cast sp_sleet_storm blue; blue pass;
      red pass; green endAttack; green discard it_ring_of_protection; blue heal he_cure_wounds;
      blue enterAttack; blue drink po_giant_strength; blue cast sp_vampiric_touch green; red pass;
      green answer df_shield_of_reflection; blue pass; blue endAttack; blue keep; red pass; green pass;
      blue pass; red enterAttack; red cast sp_burning_hands blue; green pass; blue pass; red endAttack;
      red discard co_brown_bear; green enterAttack; green cast sp_chain_lightning blue; blue pass; red pass;
      green endAttack; green discard hx_confusion; blue pass; red pass; green pass;
      blue equip it_staff_of_power; blue enterAttack; blue drink po_growth; blue cast sp_blight green;
      red pass; green pass; blue endAttack; blue discard sk_empowered_spell; red enterAttack;
      red cast sp_acid_arrow blue; green pass; blue pass; red endAttack; red discard co_skeleton;
      green equip it_amulet_of_second_chance; green enterAttack; green cast sp_gust_of_wind blue; blue pass;
      red pass; green endAttack; green discard hx_slow
    `,
  },
  'preparation.deciding': {
    seed: 1,
    moves: `
    `,
  },
  'preparation.stealing': {
    seed: 143,
    moves: `
      red equip it_amulet_of_the_planes; red equip it_robe_of_eyes; red enterAttack;
      red cast ar_orb_of_dragonkind green; green pass; red endAttack; red keep;
      green steal sk_sleight_of_hand red
    `,
  },
  'attack.deciding': {
    seed: 20,
    moves: `
      blue enterAttack
    `,
  },
  'attack.resolving.answers.asked': {
    seed: 24,
    moves: `
      green enterAttack; green cast hx_infection red
    `,
  },
  'attack.resolving.answers.countering': {
    seed: 148,
    moves: `
      blue enterAttack; blue cast sc_harm green; green answer df_shield_of_reflection
    `,
  },
  'attack.aiming': {
    seed: 231,
    moves: `
      blue enterAttack; blue endAttack; blue discard sp_insect_plague; red summon co_giant_scorpion ally;
      red enterAttack; red endAttack; red discard sc_stinking_cloud; green enterAttack;
      green skill sk_twinned_spell; green cast sp_thunderwave blue
    `,
  },
  'attack.resolving.riders': {
    seed: 131,
    moves: `
      blue enterAttack; blue endAttack; blue keep; red equip it_staff_of_power;
      red equip it_amulet_of_the_planes; red enterAttack; red cast sp_disintegrate green;
      green answer df_shield_of_reflection; red pass; blue pass
    `,
  },
  'attack.stealing': {
    seed: 74091,
    moves: `
      red equip it_staff_of_power; red equip it_amulet_of_the_planes; red enterAttack; red endAttack;
      red discard co_brown_bear; green enterAttack; green endAttack; green discard hx_slow;
      blue enterAttack; blue steal sk_sleight_of_hand red
    `,
  },
  'attack.resolving.looting': {
    seed: 153,
    moves: `
      red summon co_brown_bear ally; red equip it_staff_of_power; red enterAttack; red assault green;
      green pass; red endAttack; red discard sp_arcane_hand; green enterAttack; green drink po_growth;
      green cast sp_insect_plague red; blue pass; red pass; green endAttack; green discard sp_disintegrate;
      blue enterAttack; blue skill sk_empowered_spell; blue cast ar_sphere_of_annihilation red; red pass;
      blue endAttack; blue discard sp_move_earth; red enterAttack; red endAttack; red discard sk_foresight;
      green enterAttack; green cast sp_gust_of_wind blue; blue answer df_shield_of_reflection; green pass;
      red pass; green endAttack; green discard sp_magic_missile; blue enterAttack;
      blue cast ar_orb_of_dragonkind red; red pass
    `,
  },
  'attack.resolving.chain': {
    players: 4,
    seed: 848,
    moves: `
      yellow equip it_staff_of_power; yellow enterAttack; yellow cast sp_chain_lightning red; red pass;
      green pass; blue pass
    `,
  },
  'end.deciding': {
    seed: 68,
    moves: `
      red enterAttack; red endAttack
    `,
  },
  'enemies.answering': {
    seed: 190,
    moves: `
      red enterAttack; red endAttack; red discard sp_sunbeam
    `,
  },
  over: {
    seed: 220,
    moves: `
      blue enterAttack; blue cast sp_stone_shape red; red pass; green pass; blue endAttack;
      blue discard sp_blade_barrier; red summon co_wolf ally; red summon co_shield_guardian shield;
      red equip it_amulet_of_health; red enterAttack; red cast sp_burning_hands green; green pass; blue pass;
      red endAttack; red keep; green ward df_magic_shield; green equip it_ring_of_evasion; green enterAttack;
      green cast hx_confusion blue; blue pass; green endAttack; green discard sc_stinking_cloud;
      blue equip it_robe_of_the_archmagi; blue equip it_staff_of_the_magi; blue enterAttack;
      blue cast sp_acid_arrow red; red answer df_shield_of_reflection; blue pass; green pass; blue endAttack;
      blue discard df_counterspell; red enterAttack; red skill sk_empowered_spell;
      red cast sp_spirit_guardians blue; green pass; blue pass; red endAttack; red discard sp_meteor_swarm;
      green enterAttack; green cast sp_spike_growth blue; blue pass; red pass; green endAttack;
      green discard hx_garden_gnome; blue enterAttack; blue skill sk_twinned_spell;
      blue cast sc_cloudkill green; red pass; green pass; blue endAttack;
      blue discard it_robe_of_scintillating_colors; red summon co_brown_bear ally; red enterAttack;
      red cast ar_sphere_of_annihilation green; green pass; red assault green; green pass; red endAttack;
      red discard sp_thunderwave; blue enterAttack; blue cast sc_power_word_kill red; red pass;
      blue endAttack; blue discard sp_earthquake; red equip it_robe_of_stars; red enterAttack;
      red cast sp_vampiric_touch blue; blue pass; red assault blue; blue pass; red endAttack;
      red discard hx_bestow_curse; blue pass; red pass; blue enterAttack; blue drink po_growth;
      blue cast sp_insect_plague red; red pass; blue endAttack; blue discard it_staff_of_striking;
      red enterAttack; red cast sp_fireball blue; blue pass; red endAttack; red discard sp_magic_missile;
      blue enterAttack; blue cantrip red; red pass
    `,
  },
};
