import pg from 'pg';

/** True when the server takes this sign-in and runs a query; false while it starts, stops or is not there. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (isRefusedPassword(error)) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** 28P01 and 28000: waiting does not help. */
export function isRefusedPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '28P01' || error.code === '28000');
}
