import { birthdayOf, expert, expertLifecycle, genderOf, user, userStatus } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRows, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { codesIn, expertItemNames } from './item-names.ts';

/** `ZJ-2026-00001`, counted in a year. */
const expertNos = numberSeries({
  entity: expert,
  field: 'expertNo',
  prefix: (now) => `ZJ-${now.slice(0, 4)}-`,
  digits: 5,
});

/** Names of what the page tells beside the fields, which a form may send back. */
export const toldOfExpert = ['itemNames', 'age', 'regionName', 'userName', 'cautions', 'actions', 'history'] as const;

/**
 * Checks numbers and references; who is born when, and what he is, follows from the identity number. That there is nobody
 * with it yet is the table's to say: of five thousand rows nobody asks first.
 */
export async function completeExpert(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing && expertLifecycle.is(existing.expertStatus, 'blacklisted')) refuse('expert.notEditable');
  if (values.userId && values.userId !== existing?.userId) await demandAccount(ctx, String(values.userId));
  const idNo = String(values.idNo).trim().toUpperCase();
  const birthday = birthdayOf(idNo) ?? refuse('expert.badIdNo');
  const phone = String(values.phone).trim();
  if (!/^1\d{10}$/.test(phone)) refuse('expert.badPhone');
  if (existing && idNo !== existing.idNo) demandOpenIdentity(existing);
  const itemCodes = await knownCodes(ctx, values.itemCodes, existing?.itemCodes);
  const derived = {
    idNo,
    phone,
    birthday,
    gender: genderOf(idNo),
    itemCodes,
    workUnit: String(values.workUnit).trim(),
  };
  return existing ? derived : { ...derived, expertNo: await nextNumber(ctx, expertNos) };
}

/** Evaluations hang on who somebody is: in the library the identity number stays. */
function demandOpenIdentity({ expertStatus }: Values): void {
  if (!expertLifecycle.is(expertStatus, 'draft', 'pending', 'rejected')) refuse('expert.idFixed');
}

/** Of a spreadsheet, where codes stand with any comma: read as they are stored, so that a row that is there is known. */
export function readExpertLine(line: Values): Values {
  return {
    ...line,
    idNo: String(line.idNo ?? '')
      .trim()
      .toUpperCase(),
    itemCodes: codesIn(line.itemCodes).join(','),
  };
}

/** A field that has gone out of use since stays with whoever has it. */
async function knownCodes(ctx: Ctx, given: unknown, former: unknown): Promise<string> {
  const codes = codesIn(given);
  const names = await expertItemNames(ctx, { codes, isUsedOnly: true });
  const held = codesIn(former);
  const code = codes.find((one) => !names.has(one) && !held.includes(one));
  if (code !== undefined) refuse('expert.unknownItem', { code });
  return codes.join(',');
}

async function demandAccount(ctx: Ctx, userId: string): Promise<void> {
  const [held] = await findRows(ctx, user, { ids: [userId], reach: 'tenant' });
  if (!held || !userStatus.is(held.status, 'enabled')) refuse('expert.accountGone');
}

/** Whoever was ever in review stays in the library. */
export async function demandRemovable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [held] = await ctx.db.query<{ name: string; status: number }>(
    `select name, expert_status as status from expert
     where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0
       and expert_status not in ${expertLifecycle.sql('draft', 'rejected')} order by id limit 1`,
    [ctx.tenantId, ids],
  );
  if (!held) return;
  const state = expertLifecycle.choices.find(({ value }) => value === held.status)?.label[ctx.language] ?? '';
  refuse('expert.notRemovable', { name: held.name, state });
}
