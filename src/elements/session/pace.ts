/** The pace of frames that the reader has chosen. */
import { settings, changeSettings } from '../ui/settings.js';
import { wantsLessMotion } from '../ui/less-motion.js';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The reader's pace. Default: `instant` if the reader prefers reduced motion, else `normal`. */
export function pace(): Pace {
  const chosen = PACES.find((name) => name === settings().pace);
  return chosen ?? (wantsLessMotion() ? 'instant' : 'normal');
}
export const choosePace = (chosen: Pace): void => changeSettings({ pace: chosen });
