/** Shared by the tests of chaos: games that are played at the same time, while the server is killed now and then. */
export const GAMES = Number(process.env['GAMES'] ?? 2);
const AT_ONCE = 6;
/** How often the server is killed a game. */
const KILLS = 1 / 4;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries until it succeeds: the server may be down just now. */
export async function surely<A>(act: () => Promise<A>): Promise<A> {
  for (;;)
    try {
      return await act();
    } catch {
      await pause(30);
    }
}

/** Plays all games, the nth by `playGame(n)`, while `restart` kills the server and starts it again. */
export async function playAll<A>(
  playGame: (n: number) => Promise<A>,
  restart: () => Promise<void>,
): Promise<{ readonly played: readonly A[]; readonly kills: number }> {
  let next = 0;
  let isOver = false;
  let kills = 0;
  const played: A[] = [];
  const lane = async () => {
    while (next < GAMES) played.push(await playGame(next++));
  };
  const killing = (async () => {
    while (!isOver) {
      await pause(400);
      if (isOver || kills >= (played.length + 1) * KILLS + 1) continue;
      kills++;
      await restart();
    }
  })();
  try {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, GAMES) }, lane));
  } finally {
    isOver = true;
    await killing;
  }
  return { played, kills };
}
