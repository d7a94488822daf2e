import type { Rule } from '@zhaocai/model';
import { researchRules } from '../../demand/index.ts';
import { nextId, type Database, type Tx } from '../../../platform/db/index.ts';
import { lawRules } from './law-rules.ts';
import { noticeRules } from './notice-rules.ts';
import { calendarYears, daysOfYear } from './work-calendar.ts';

/** Brings the platform's rules and calendar in. Rows that are there stay as an administrator left them. */
export async function seedTendering(owner: Pick<Database, 'transaction'>): Promise<void> {
  await owner.transaction('000000', async (tx) => {
    await seedRules(tx, [...lawRules, ...researchRules]);
    await seedNoticeRules(tx);
    for (const year of calendarYears) await seedYear(tx, year);
  });
}

/** Brings rules in that are not there yet. */
export async function seedRules(tx: Tx, rules: readonly Rule[]): Promise<void> {
  const rows = rules.map((rule) => ({ ...rule, id: nextId() }));
  await tx.query(
    `insert into law_rule (tenant_id, id, code, kind, name, name_en, law_regime, manner, value, unit, day_type,
       source_article, source_article_en, certainty, is_overridable, effective_from, effective_to, create_time, update_time)
     select '000000', r.id, r.code, r.kind, r.name, r."nameEn", r."lawRegime", r.manner, r.value, r.unit, r."dayType",
       r."sourceArticle", r."sourceArticleEn", r.certainty, r."isOverridable", r."effectiveFrom", r."effectiveTo", $2, $2
     from jsonb_to_recordset($1::jsonb) as r (id bigint, code text, kind text, name text, "nameEn" text,
       "lawRegime" smallint, manner smallint, value numeric, unit text, "dayType" smallint, "sourceArticle" text,
       "sourceArticleEn" text, certainty text, "isOverridable" boolean, "effectiveFrom" date, "effectiveTo" date)
     on conflict (tenant_id, code, kind, law_regime, manner, effective_from) where is_deleted = 0 do nothing`,
    [JSON.stringify(rows), tx.now],
  );
}

async function seedNoticeRules(tx: Tx): Promise<void> {
  const rows = noticeRules.map((rule, index) => ({ ...rule, id: nextId(), sortNo: index + 1 }));
  await tx.query(
    `insert into notice_rule (tenant_id, id, bulletin_type, law_regime, manner, element, is_required, source_article,
       source_article_en, sort_no, effective_from, effective_to, create_time, update_time)
     select '000000', r.id, r."bulletinType", r."lawRegime", r.manner, r.element, r."isRequired", r."sourceArticle",
       r."sourceArticleEn", r."sortNo", r."effectiveFrom", r."effectiveTo", $2, $2
     from jsonb_to_recordset($1::jsonb) as r (id bigint, "bulletinType" smallint, "lawRegime" smallint, manner smallint,
       element smallint, "isRequired" boolean, "sourceArticle" text, "sourceArticleEn" text, "sortNo" integer,
       "effectiveFrom" date, "effectiveTo" date)
     on conflict (tenant_id, bulletin_type, law_regime, coalesce(manner, 0::smallint), element, effective_from)
       where is_deleted = 0 do nothing`,
    [JSON.stringify(rows), tx.now],
  );
}

async function seedYear(tx: Tx, year: (typeof calendarYears)[number]): Promise<void> {
  const [known] = await tx.query(
    `select 1 from work_calendar where tenant_id = '000000' and day = $1 and is_deleted = 0`,
    [`${year}-01-01`],
  );
  if (known) return;
  const rows = daysOfYear(year).map((day) => ({ ...day, id: nextId() }));
  await tx.query(
    `insert into work_calendar (tenant_id, id, day, day_type, remark, create_time, update_time)
     select '000000', d.id, d.day, d."dayType", d.remark, $2, $2
     from jsonb_to_recordset($1::jsonb) as d (id bigint, day date, "dayType" smallint, remark text)
     on conflict (tenant_id, day) where is_deleted = 0 do nothing`,
    [JSON.stringify(rows), tx.now],
  );
}
