import { withClient } from '../src/platform/embedded-postgres/index.ts';

/** For a PostgreSQL of the tests alone: what they write is thrown away, so the disk need not be waited for. */
export async function waitForNoDisk(superuserUrl: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
  });
}
