/**
 * The part of the package `@statelyai/inspect` that we use: a separate file, into which the build bundles the whole
 * package.
 */
export { createInspector } from '@statelyai/inspect';
