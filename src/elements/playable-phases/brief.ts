/** Values on one line, with remarks in the language of the page. */
import { brief, type SafeValue } from '../../inspector/safe-copy.js';
import type { Text } from '../../i18n/text.js';

/** A value on one line of at most so many letters. */
export const briefIn = (text: Text, value: SafeValue, most?: number): string =>
  brief(value, most, ({ text: written, remark }) =>
    remark ? text(`phases.remark.${remark.code}`, remark.params) : written,
  );
