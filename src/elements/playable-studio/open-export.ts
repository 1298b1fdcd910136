/** Loads the dialog that exports the lesson, and opens it. */
import { ownSite } from '../../loading/games.js';
import { faultInWords, type EditorContext } from './editor-context.js';
import type { PlayableStudio } from './playable-studio.js';

export async function openExport(studio: PlayableStudio, desk: EditorContext): Promise<void> {
  const { renderRoot, game, site } = studio;
  const { openExportDialog } = await import('./export-dialog.js');
  await openExportDialog({
    root: renderRoot as ShadowRoot,
    text: desk.text,
    game,
    value: studio.written!,
    site: site?.replace(/\/?$/, '/') ?? ownSite(game),
    fault: faultInWords(desk),
  });
}
