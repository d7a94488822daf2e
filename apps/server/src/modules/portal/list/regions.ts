import { parseInstant } from '../../../platform/db/index.ts';
import type { Reader } from '../reader.ts';

export interface Region {
  /** Two digits. */
  readonly code: string;
  readonly name: string;
}

const keptMs = 10 * 60_000;
const provinces = `select code, name from region where tenant_id = '000000' and level = 1 and is_deleted = 0 order by sort, code`;

/** The provinces of the platform's list of regions, which hardly ever changes: asked for every ten minutes. */
export function createRegions(): (reader: Reader) => Promise<readonly Region[]> {
  let kept: { readonly regions: readonly Region[]; readonly untilMs: number } | undefined;
  return async ({ db, now }) => {
    if (kept && kept.untilMs > parseInstant(now)) return kept.regions;
    const found = await db.query<Region>(provinces);
    const regions = found.map(({ code, name }) => ({ code: code.slice(0, 2), name }));
    kept = { regions, untilMs: parseInstant(now) + keptMs };
    return regions;
  };
}

export function regionName(regions: readonly Region[], code: string | null): string | undefined {
  return code === null ? undefined : regions.find((one) => code.startsWith(one.code))?.name;
}
