import { foreignNames } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** Two clocks that are set by the same time servers are not so far apart. */
const apartAtMostMs = 5_000;

/**
 * Whether it is time is asked of the database. Who has the database alone could have it say another time: the machine
 * that serves has a clock of its own, and a name of PostgreSQL means what PostgreSQL means by it.
 */
export async function demandSoundDatabase(ctx: Ctx): Promise<void> {
  const { aheadMs } = ctx.db;
  if (aheadMs === undefined) throw new Error('an opening begins its transaction with the time of the database');
  if (Math.abs(aheadMs) > apartAtMostMs) {
    ctx.log.error({ aheadMs }, 'the clocks of the database and of this machine differ: an opening was refused');
    refuse('tendering.clockDiffers', { seconds: Math.round(Math.abs(aheadMs) / 1000) });
  }
  const names = await foreignNames(ctx.db);
  if (names.length > 0) {
    ctx.log.error({ names }, 'names of PostgreSQL have another meaning: an opening was refused');
    refuse('tendering.namesForeign');
  }
}
