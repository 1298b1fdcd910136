/** Formats values on one line, with remarks in the page's language. */
import { brief, type SafeValue } from '../../inspector/safe-copy.js';
import type { Text } from '../../i18n/text.js';

/** Formats a value on one line of at most `most` characters. */
export const briefIn = (text: Text, value: SafeValue, most?: number): string =>
  brief(value, most, ({ text: written, remark }) =>
    remark ? text(`phases.remark.${remark.code}`, remark.params) : written,
  );
