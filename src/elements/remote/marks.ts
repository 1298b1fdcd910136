/** What a table knows and the game does not: what stands beside the players' names, and how the people ended the game. */
import type { Catalogue } from '../../i18n/text.js';
import type { Sitter } from '../../playthrough/wire.js';
import { resigned } from './ending.js';
import type { TableProps } from './table-props.js';

/**
 * Words for the game on show. `seat.mark:<seat>` stands beside a name in the table of the players: that the person is not connected, of whom
 * nobody expects it in a game over days, or that an opponent plays for them.
 */
export function marks(props: TableProps): Catalogue {
  const { table, text } = props;
  const { stage, days, seats = [] } = table.lobby ?? {};
  if (stage === 'over') {
    const by = seats.findIndex(({ bot, gone }) => gone && bot === null);
    return by < 0 ? {} : { 'ui.ended': resigned(props, by) };
  }
  const mark = ({ taken, bot, present }: Sitter) =>
    !taken ? undefined : bot !== null ? 'bot' : present || days !== 0 || table.isLost ? undefined : 'away';
  return Object.fromEntries(
    seats.flatMap((sitter, seat) => {
      const is = mark(sitter);
      return is ? [[`seat.mark:${seat}`, text(`beside.mark:${is}`)]] : [];
    }),
  );
}
