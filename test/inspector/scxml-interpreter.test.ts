/** Exported SCXML, run by an interpreter of it, is where XState is after the same events. */
import { expect } from '@open-wc/testing';
import { core } from '../../node_modules/@scion-scxml/core/dist/core.js';
