/** The deck's names and texts in Italian, which are ours: name and text of each card, and the names of the characters. */
import type { Catalogue } from '../../../i18n/text.js';

const CARDS: Readonly<Record<string, readonly [name: string, text: string]>> = {
  sp_burning_hands: ['Mani brucianti', 'Nessun altro effetto.'],
  sp_scorching_ray: ['Raggio rovente', '+2 a questo tiro per colpire.'],
  sp_fireball: ['Palla di fuoco', 'Se colpisce un mago, anche il suo compagno alleato subisce metà dei danni.'],
  sp_meteor_swarm: ['Sciame di meteore', 'Nessun altro effetto.'],
  sp_sleet_storm: [
    'Tempesta di nevischio',
    'Se colpisce, il bersaglio ha −2 ai tiri per colpire nel suo prossimo turno.',
  ],
  sp_control_water: ['Controllare l’acqua', 'Nessun altro effetto.'],
  sp_ice_storm: ['Tempesta di ghiaccio', 'Nessun altro effetto.'],
  sp_freezing_sphere: [
    'Sfera congelante',
    'Se colpisce, il bersaglio fa un tiro salvezza o perde la sua prossima fase d’attacco.',
  ],
  sp_thunderwave: ['Onda tonante', 'Nessun altro effetto.'],
  sp_gust_of_wind: ['Folata di vento', 'Se colpisce, il giocatore colpito scarta a caso una carta dalla mano.'],
  sp_lightning_bolt: ['Fulmine', '+3 a questo tiro per colpire.'],
  sp_chain_lightning: ['Catena di fulmini', 'Se colpisce, un altro avversario subisce metà dei danni (senza tiro).'],
  sp_shatter: ['Frantumare', '+4 danni contro un compagno.'],
  sp_stone_shape: ['Scolpire pietra', 'Che colpisca o no, hai +2 CA fino al tuo prossimo turno.'],
  sp_move_earth: ['Muovere il terreno', 'Nessun altro effetto.'],
  sp_earthquake: ['Terremoto', 'Attacca tutti gli avversari; un tiro per colpire distinto per ciascuno.'],
  sp_entangle: ['Intralciare', 'Se colpisce, il bersaglio ha −2 CA fino al tuo prossimo turno.'],
  sp_spike_growth: ['Crescita di spine', 'Nessun altro effetto.'],
  sp_insect_plague: [
    'Piaga degli insetti',
    'Se colpisce, il bersaglio subisce 1d6 in più all’inizio del suo prossimo turno.',
  ],
  sp_wall_of_thorns: ['Muro di spine', 'Nessun altro effetto.'],
  sp_inflict_wounds: ['Infliggere ferite', 'Nessun altro effetto.'],
  sp_vampiric_touch: ['Tocco del vampiro', 'Recuperi metà dei danni inflitti (per difetto).'],
  sp_blight: ['Inaridire', 'Nessun altro effetto.'],
  sp_finger_of_death: ['Dito della morte', 'Nessun altro effetto.'],
  sp_guiding_bolt: ['Dardo tracciante', 'Nessun altro effetto.'],
  sp_spirit_guardians: ['Spiriti guardiani', 'Che colpisca o no, recuperi 1d4 punti ferita.'],
  sp_sunbeam: ['Raggio di sole', 'Nessun altro effetto.'],
  sp_sunburst: ['Esplosione solare', 'Attacca tutti gli avversari; un tiro per colpire distinto per ciascuno.'],
  sp_spiritual_weapon: ['Arma spirituale', '+2 a questo tiro per colpire.'],
  sp_arcane_hand: ['Mano arcana', 'Nessun altro effetto.'],
  sp_blade_barrier: ['Barriera di lame', 'Che colpisca o no, hai +2 CA fino al tuo prossimo turno.'],
  sp_arcane_sword: ['Spada arcana', 'Nessun altro effetto.'],
  sp_magic_missile: ['Dardo incantato', '+3 a questo tiro per colpire.'],
  sp_acid_arrow: ['Freccia acida', 'Se colpisce, il bersaglio subisce 1d4 in più all’inizio del suo prossimo turno.'],
  sp_disintegrate: [
    'Disintegrazione',
    'Se colpisce, il bersaglio fa un tiro salvezza o distruggi un oggetto magico che indossa.',
  ],
  hx_infection: [
    'Infezione',
    'Se il primo tiro salvezza fallisce, il bersaglio è infetto: all’inizio dei suoi prossimi 3 turni fa un tiro salvezza o subisce 1d8. Una cura vi pone fine.',
  ],
  hx_garden_gnome: ['Nano da giardino', 'Il bersaglio perde la sua prossima fase d’attacco (e così il suo compagno).'],
  hx_bestow_curse: ['Maledire', 'Il bersaglio ha −3 CA nei suoi prossimi 2 turni.'],
  hx_slow: ['Lentezza', 'Il bersaglio ha −4 ai tiri per colpire nei suoi prossimi 2 turni.'],
  hx_confusion: [
    'Confusione',
    'Prima del prossimo attacco del bersaglio si tira 1d6: da 1 a 3 l’attacco mira al suo stesso mago.',
  ],
  hx_feeblemind: [
    'Debolezza mentale',
    'Il livello arcano del bersaglio scende di 1 (minimo 1) nei suoi prossimi 2 turni.',
  ],
  hx_fear: [
    'Paura',
    'Il compagno del bersaglio fugge (va scartato); senza compagno, il giocatore scarta a caso 2 carte.',
  ],
  sc_cloudkill: ['Pergamena della nube mortale', 'Nessun altro effetto.'],
  sc_power_word_kill: [
    'Pergamena della parola del potere: uccidere',
    'Se il tiro salvezza fallisce, un bersaglio con 12 punti ferita o meno scende a 0; ogni altro subisce 1d8 (secondo il livello arcano).',
  ],
  sc_phantasmal_killer: [
    'Pergamena dell’assassino fantasma',
    'Se il tiro salvezza fallisce, il giocatore colpito scarta anche una carta a caso.',
  ],
  sc_harm: ['Pergamena di ferire', 'Non può portare il bersaglio sotto 1 punto ferita.'],
  sc_stinking_cloud: [
    'Pergamena della nube maleodorante',
    'Colpisce tutti gli avversari; ciascuno fa il suo tiro salvezza.',
  ],
  sc_storm_of_vengeance: [
    'Pergamena della tempesta di vendetta',
    'Colpisce tutti gli avversari; ciascuno fa il suo tiro salvezza.',
  ],
  sc_heat_metal: [
    'Pergamena del metallo rovente',
    'Se il tiro salvezza fallisce, distruggi anche un oggetto magico che il bersaglio indossa.',
  ],
  sc_banishment: [
    'Pergamena dell’esilio',
    'Se il tiro salvezza fallisce, il compagno del bersaglio va scartato; senza compagno, il bersaglio subisce 1d10 (secondo il livello arcano).',
  ],
  co_wolf: ['Lupo', 'Punti ferita 10, CA 11, attacco +1, danni 1d6. Scegli scudo o alleato quando lo giochi.'],
  co_brown_bear: [
    'Orso bruno',
    'Punti ferita 20, CA 10, attacco +1, danni 1d8. Scegli scudo o alleato quando lo giochi.',
  ],
  co_giant_eagle: [
    'Aquila gigante',
    'Punti ferita 10, CA 13, attacco +3, danni 1d6. Scegli scudo o alleato quando la giochi.',
  ],
  co_giant_spider: [
    'Ragno gigante',
    'Punti ferita 12, CA 12, attacco +2, danni 1d6. Scegli scudo o alleato quando lo giochi.',
  ],
  co_giant_scorpion: [
    'Scorpione gigante',
    'Punti ferita 16, CA 13, attacco +1, danni 1d8. Scegli scudo o alleato quando lo giochi.',
  ],
  co_skeleton: ['Scheletro', 'Punti ferita 10, CA 12, attacco +1, danni 1d6. Scegli scudo o alleato quando lo giochi.'],
  co_griffon: ['Grifone', 'Punti ferita 18, CA 12, attacco +2, danni 1d10. Scegli scudo o alleato quando lo giochi.'],
  co_shield_guardian: [
    'Guardiano animato',
    'Punti ferita 26, CA 14, attacco +0, danni 1d6. Scegli scudo o alleato quando lo giochi.',
  ],
  sk_quickened_spell: ['Incantesimo rapido', 'In questo turno puoi giocare un’altra carta d’attacco dopo la prima.'],
  sk_empowered_spell: [
    'Incantesimo potenziato',
    'Il tuo prossimo attacco in questo turno tira un dado di danno in più.',
  ],
  sk_heightened_spell: [
    'Incantesimo intensificato',
    'I bersagli fanno il tiro salvezza contro la tua maledizione o pergamena di questo turno come se la loro CA fosse più bassa di 4.',
  ],
  sk_twinned_spell: [
    'Incantesimo gemello',
    'Il tuo attacco a bersaglio singolo mira anche a un secondo avversario (tiro per colpire o salvezza distinto).',
  ],
  sk_foresight: ['Preveggenza', 'Tira 2d20 e tieni il migliore per il tuo prossimo tiro per colpire in questo turno.'],
  sk_sleight_of_hand: [
    'Rapidità di mano',
    'Scegli un avversario: fa un tiro salvezza o gli prendi un oggetto magico che indossa e lo indossi subito (l’oggetto sostituito va scartato).',
  ],
  df_shield_of_reflection: [
    'Scudo riflettente',
    'Risposta a un Incantesimo o a una Pergamena che mira a te: torna su chi l’ha lanciata, che diventa il bersaglio. Vi si può rispondere con un altro Scudo riflettente o una Schivata.',
  ],
  df_dodge: [
    'Schivata',
    'Risposta a un attacco che mira a te o al tuo compagno, anche di un nemico: su di te non ha effetto.',
  ],
  df_magic_shield: ['Scudo magico', 'Si gioca nella preparazione: +4 CA fino all’inizio del tuo prossimo turno.'],
  df_counterspell: [
    'Controincantesimo',
    'Risposta all’Incantesimo di qualunque giocatore, chiunque sia il bersaglio: non ha effetto e va scartato.',
  ],
  it_staff_of_the_magi: ['Bastone dei magi', '+1 livello arcano, +1 attacco.'],
  it_staff_of_power: ['Bastone del potere', '+1 livello arcano.'],
  it_staff_of_striking: ['Bastone del colpire', '+2 attacco.'],
  it_ring_of_protection: ['Anello di protezione', '+2 CA.'],
  it_ring_of_regeneration: ['Anello di rigenerazione', 'Recuperi 1d4 punti ferita all’inizio del tuo turno.'],
  it_ring_of_evasion: ['Anello di elusione', 'I tuoi tiri salvezza riescono come se la tua CA fosse più alta di 3.'],
  it_ring_of_spell_storing: ['Anello accumula incantesimi', '+1 livello arcano.'],
  it_robe_of_the_archmagi: ['Veste dell’arcimago', '+1 livello arcano, +1 CA.'],
  it_robe_of_stars: ['Veste delle stelle', '+1 livello arcano.'],
  it_robe_of_scintillating_colors: ['Veste dei colori scintillanti', '+2 CA.'],
  it_robe_of_eyes: ['Veste degli occhi', '+1 CA, +1 attacco.'],
  it_amulet_of_second_chance: [
    'Amuleto della seconda occasione',
    'Quando scendi a 0 punti ferita tira 1d20: ne hai altrettanti; poi scarta l’amuleto.',
  ],
  it_amulet_of_health: ['Amuleto della salute', 'Ogni carta Guarigione che giochi restituisce 4 punti ferita in più.'],
  it_amulet_of_the_planes: ['Amuleto dei piani', '+1 livello arcano.'],
  it_amulet_of_proof: ['Amuleto anti-individuazione', '+1 CA, e +1 in più ai tuoi tiri salvezza.'],
  po_heroism: ['Pozione di eroismo', '+3 ai tuoi tiri per colpire in questo turno.'],
  po_giant_strength: [
    'Pozione della forza dei giganti',
    'In questo turno i colpi del tuo mago e del tuo compagno infliggono +4 danni.',
  ],
  po_growth: ['Pozione di crescita', '+1 livello arcano in questo turno.'],
  po_resistance: ['Pozione di resistenza', 'Subisci metà dei danni (per difetto) fino al tuo prossimo turno.'],
  po_invisibility: [
    'Pozione di invisibilità',
    'Fino al tuo prossimo turno non puoi essere bersaglio di un attacco a bersaglio singolo; finisce prima se attacchi.',
  ],
  he_healing_word: ['Parola guaritrice', 'Recuperi 2d4 punti ferita (mai oltre 60).'],
  he_cure_wounds: ['Cura ferite', 'Recuperi 2d8 punti ferita (mai oltre 60).'],
  he_restorative_ointment: [
    'Unguento ristoratore',
    'Recuperi 2d6 punti ferita (mai oltre 60). Pone fine a ogni maledizione e danno continuo su di te.',
  ],
  he_heal: ['Guarigione', 'Recuperi 3d10 punti ferita (mai oltre 60).'],
  ar_orb_of_dragonkind: [
    'Globo dei draghi',
    'Attacco: un avversario subisce 4d8, la metà se il tiro salvezza riesce. Se un nemico è sul tavolo, puoi invece scartarlo.',
  ],
  ar_sphere_of_annihilation: [
    'Sfera dell’annientamento',
    'Tiro per colpire a +2: 4d10. Un compagno colpito va subito scartato.',
  ],
  ar_talisman_of_pure_good: [
    'Talismano del puro bene',
    'Recuperi 25 punti ferita (mai oltre 60) e poni fine a ogni maledizione e danno continuo su di te. Non è un attacco.',
  ],
  en_swarm_of_bats: ['Sciame di pipistrelli', 'Attacca tutti: 1d6 (tiro salvezza o Schivata), poi va scartato.'],
  en_wyvern: ['Viverna', 'Attacca tutti: 1d10 (tiro salvezza o Schivata), poi va scartata.'],
  en_young_red_dragon: ['Giovane drago rosso', 'Attacca tutti: 2d8 (tiro salvezza o Schivata), poi va scartato.'],
  en_troll: [
    'Troll',
    'Punti ferita 24, CA 11. Attacca tutti: 1d6 (tiro salvezza o Schivata) subito e dopo ogni giro completo, finché non è sconfitto.',
  ],
  en_lich: [
    'Lich',
    'Punti ferita 36, CA 13. Attacca tutti: 1d8 (tiro salvezza o Schivata) subito e dopo ogni giro completo, finché non è sconfitto.',
  ],
};
const CHARACTERS: Readonly<Record<string, string>> = {
  ch_battle: 'Stregone',
  ch_fire: 'Piromante',
  ch_nature: 'Druido',
  ch_death: 'Negromante',
  ch_water: 'Idromante',
  ch_earth: 'Geomante',
  ch_air: 'Aeromante',
  ch_life: 'Guaritore',
};

export const cardsIt: Catalogue = Object.fromEntries([
  ...Object.entries(CARDS).flatMap(([id, [name, text]]) => [
    [`card:${id}`, name],
    [`card.text:${id}`, text],
  ]),
  ...Object.entries(CHARACTERS).map(([id, name]) => [`character:${id}`, name]),
]) as Catalogue;
