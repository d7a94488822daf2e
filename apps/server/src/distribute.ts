import { environment } from './env.ts';
import { writeDistribution, readSchema, unexpectedFaults } from './platform/distribution/index.ts';
import { withClient } from './platform/embedded-postgres/index.ts';

/** Prints the statements that distribute the migrated database of DATABASE_URL by tenant with Citus (docs/scaling.md). */
export async function distribute(): Promise<void> {
  try {
    const url = environment()['DATABASE_URL'];
    if (!url) throw new Error('DATABASE_URL must name the migrated database, as its owner.');
    const schema = await withClient(url, readSchema);
    if (schema.tables.length === 0)
      throw new Error('That database is empty: start the product on it once, then stop it.');
    const faults = unexpectedFaults(schema);
    if (faults.length > 0) throw new Error(`This schema cannot be distributed by tenant:\n${faults.join('\n')}`);
    process.stdout.write(`${writeDistribution(schema).join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
