/** Tones in a picture that stands alone: no stylesheet says which they are by dusk. */
import type { Tones } from './tones.js';

/** A picture, as markup, by dusk: the attributes that hold the tones by day are written anew. */
export const atDusk = (markup: string, tones: Tones): string =>
  markup.replace(/<[^>]*class="[^"]*\b([tl])-(\w+)[^>]*>/g, (element, kind: string, tone: string) => {
    const dusk = tones[tone]?.[1];
    const attribute = kind === 'l' ? 'stroke' : element.startsWith('<stop') ? 'stop-color' : 'fill';
    return dusk === undefined ? element : element.replace(new RegExp(`(\\s${attribute}=")[^"]*`), `$1${dusk}`);
  });
