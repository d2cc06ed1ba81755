import { type Client, patiently } from './client.ts';
import { EVERY_LOG, gameIn, LOG_STREAM } from './streams.ts';

/** All games in order. Asking for every subject takes long where there are many; since none ever goes away, their number tells whether there is a new one. */
export function listingOn(client: Client): () => Promise<readonly string[]> {
  let listed: readonly string[] = [];
  const info = (filter?: string) =>
    patiently(client, 'listing the games', () => client.jsm.streams.info(LOG_STREAM, filter === undefined ? {} : { subjects_filter: filter }));
  return async () => {
    const { state } = await info();
    if (state.num_subjects !== listed.length) {
      const { subjects = {} } = (await info(EVERY_LOG)).state;
      listed = Object.keys(subjects).map(gameIn).toSorted();
    }
    return listed;
  };
}
