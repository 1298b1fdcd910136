/**
 * For pages that contain our frames: sets each frame to the height that it requests. Built to run as a module and as a classic
 * script. A frame can change only its own height, and only if its address is that of an
 * embed.
 */
import { safeDocument } from '../dom/safe-document.js';
import { KINDS } from './kinds.js';

const EMBED = new RegExp(`/e/[^/]+/(${KINDS.join('|')})/(index\\.html)?([?#]|$)`);
const LOWEST = 50;
/** More than a rulebook has in the narrowest window. */
const HIGHEST = 50_000;

const frames = (): HTMLIFrameElement[] =>
  [...safeDocument.querySelectorAll('iframe')].filter(({ src }) => EMBED.test(src));

if (typeof document !== 'undefined') {
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    const { type, v, height } = (data ?? {}) as { readonly [name: string]: unknown };
    if (type !== 'playable-rules:resize' || v !== 1 || typeof height !== 'number' || !Number.isFinite(height)) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (frame) frame.style.height = `${Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(height)))}px`;
  });
  // Frames loaded before this script have already sent their height: ask again.
  for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'playable-rules:get', v: 1 }, '*');
}
