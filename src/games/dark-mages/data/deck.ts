/**
 * The deck of Dark Mages, from `data.json`: 8 characters and 112 playing cards, 100 of them distinct. A designed deck: the
 * printed rules contain no card list. `provenance: source` means from the game's own pages, for the fields in
 * `source_fields`; everything else was designed for this software. `meta.attribution` must be shown wherever the deck's
 * names are. Missing fields of a card are null, false, 0 or empty.
 */
import { data } from '../generated/data.js';
import type { DeckData } from '../deck.js';

export const DECK_DATA = data as DeckData;
