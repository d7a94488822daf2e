import { rootDictKey } from '@zhaocai/model';
import { nextId, type Database, type Tx } from '../../../platform/db/index.ts';
import { businessDictionaries, systemDictionaries, type DictionarySeed } from './dictionary-seeds.ts';
import { seedRegions } from './seed-regions.ts';

/** Brings in the platform's dictionaries and the division of China; at every start, nothing twice. */
export async function seedDictionaries(owner: Pick<Database, 'transaction'>): Promise<void> {
  await owner.transaction('000000', async (tx) => {
    await seedShelf(tx, 'dict', systemDictionaries);
    await seedShelf(tx, 'dict_biz', businessDictionaries);
    await seedRegions(tx);
  });
}

/** A row that an administrator has changed (version above 0) or removed stays as he left it. */
async function seedShelf(tx: Tx, table: 'dict' | 'dict_biz', seeds: readonly DictionarySeed[]): Promise<void> {
  const known = await tx.query<{ id: string; code: string; key: string }>(
    `select id, code, dict_key as key from ${table} where tenant_id = '000000' order by is_deleted desc`,
  );
  const ids = new Map(known.map(({ id, code, key }) => [`${code}/${key}`, id]));
  const idOf = (code: string, key: string) => {
    const id = ids.get(`${code}/${key}`) ?? nextId();
    ids.set(`${code}/${key}`, id);
    return id;
  };
  await tx.query(upsertInto(table), [
    JSON.stringify(seeds.flatMap((seed, index) => rowsOf(seed, index, idOf))),
    tx.now,
  ]);
}

type IdOf = (code: string, key: string) => string;

function rowsOf({ code, name, isBuiltin = false, words }: DictionarySeed, index: number, idOf: IdOf) {
  const root = idOf(code, rootDictKey);
  const title = { id: root, parent_id: '0', key: rootDictKey, zh: name.zh, en: name.en, sort: index + 1 };
  const below = words.map(({ key, name: word, remark }, place) => ({
    id: idOf(code, key),
    parent_id: root,
    key,
    zh: word.zh,
    en: word.en,
    sort: place + 1,
    remark,
  }));
  return [title, ...below].map((row) => ({ ...row, code, is_builtin: isBuiltin }));
}

const upsertInto = (table: string) => `
  insert into ${table} as d (tenant_id, id, parent_id, code, dict_key, dict_value, value_en, sort, is_builtin, remark,
    create_time, update_time)
  select '000000', s.id, s.parent_id, s.code, s.key, s.zh, s.en, s.sort, s.is_builtin, s.remark,
    $2::timestamptz, $2::timestamptz
  from jsonb_to_recordset($1::jsonb) as s (id bigint, parent_id bigint, code text, key text, zh text, en text,
    sort integer, is_builtin boolean, remark text)
  on conflict (tenant_id, id) do update set
    dict_value = excluded.dict_value, value_en = excluded.value_en, sort = excluded.sort,
    is_builtin = excluded.is_builtin, remark = excluded.remark
  where d.version = 0 and d.is_deleted = 0`;
