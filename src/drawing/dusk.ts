/** Dusk (dark) colours of a standalone picture, which has no stylesheet for them. */
import type { Tones } from './tones.js';

/** Returns the markup of a picture with its dusk colours: replaces the day colours in the attributes. */
export const atDusk = (markup: string, tones: Tones): string =>
  markup.replace(/<[^>]*class="[^"]*\b([tl])-(\w+)[^>]*>/g, (element, kind: string, tone: string) => {
    const dusk = tones[tone]?.[1];
    const attribute = kind === 'l' ? 'stroke' : element.startsWith('<stop') ? 'stop-color' : 'fill';
    return dusk === undefined ? element : element.replace(new RegExp(`(\\s${attribute}=")[^"]*`), `$1${dusk}`);
  });
