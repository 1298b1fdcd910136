/** The headless API: types and pure functions. Needs no DOM and registers no element. */
export * from './kernel/api.js';
