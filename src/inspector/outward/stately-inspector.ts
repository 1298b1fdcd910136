/** What is used of the package `@statelyai/inspect`: a file of its own, into which the build puts the package whole. */
export { createInspector } from '@statelyai/inspect';
